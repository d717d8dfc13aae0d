import { isTakenAsItIs, type PhotoPart, type PhotoSize, sizeToSend } from '@vesper/domain';

/** Nobody sees what is lost, and a third of a camera's bytes is left. */
const quality = 0.9;

/** How large a picture stands upright, by its head: nothing of it is decoded. Null for what this browser can not show. */
const sizeOf = (file: Blob): Promise<PhotoSize | null> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(file);
    const end = (size: PhotoSize | null): void => {
      URL.revokeObjectURL(address);
      resolve(size);
    };
    const image = new Image();
    image.onload = () => end({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => end(null);
    image.src = address;
  });

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Draws a part of a picture in another size; position, camera and whatever else the file said stay behind. */
const draw = async (file: Blob, part: PhotoPart, { width, height }: PhotoSize): Promise<Blob | null> => {
  // Turned upright as the file says, which browsers do without being asked.
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  try {
    // Drawn without the graphics card, so that the same file sent once more is the same bytes (an upload goes by its key and them).
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) return null;
    // A JPEG has no see-through places; on paper they are white.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
    return await toJpeg(canvas);
  } finally {
    bitmap.close();
    // Some browsers keep the pixels of a canvas until they need its memory.
    canvas.width = 0;
  }
};

const fileOf = (drawn: Blob, { name }: File): File =>
  new File([drawn], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: drawn.type });

/**
 * A picture as it is best sent: drawn anew and smaller where that is worth it or the server would not take it (`sizeToSend`), else the
 * file itself. What this browser can not draw goes as it is, and the server judges.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (typeof createImageBitmap !== 'function') return file;
  try {
    const seen = await sizeOf(file);
    const picture = seen && { ...seen, type: file.type };
    const size = picture && sizeToSend(picture);
    if (!size) return file;
    const drawn = await draw(file, { left: 0, top: 0, ...seen }, size);
    if (!drawn || (drawn.size >= file.size && isTakenAsItIs(picture))) return file;
    return fileOf(drawn, file);
  } catch {
    return file;
  }
};

/**
 * A part of a picture as a file of its own.
 * @throws where this browser can not draw it
 */
export const cutPhoto = async (file: File, part: PhotoPart): Promise<File> => {
  const drawn = await draw(file, part, sizeToSend({ ...part, type: 'image/jpeg' }) ?? part);
  if (!drawn) throw new Error('the picture could not be drawn');
  return fileOf(drawn, file);
};
