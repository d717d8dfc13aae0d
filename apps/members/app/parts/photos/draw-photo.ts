import { isTakenAsItIs, type PhotoPart, type PhotoSize, sizeToSend } from '@vesper/domain';

/** Nobody sees what is lost, and a third of a camera's bytes is left. */
const quality = 0.9;

/**
 * Opens a picture as the page shows it, for as long as the work with it takes: upright as its file says, which not every browser
 * does with a bitmap. By its head alone; nothing of it is decoded before it is drawn.
 * @throws where this browser can not show it
 */
const withPicture = async <T>(file: Blob, work: (picture: HTMLImageElement) => Promise<T>): Promise<T> => {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    const opened = new Promise((resolve, reject) => {
      picture.onload = resolve;
      picture.onerror = reject;
    });
    picture.src = address;
    await opened;
    return await work(picture);
  } finally {
    URL.revokeObjectURL(address);
  }
};

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Draws a part of a picture in another size; position, camera and whatever else the file said stay behind. */
const draw = async (
  picture: HTMLImageElement,
  part: PhotoPart,
  { width, height }: PhotoSize,
): Promise<Blob | null> => {
  // Beside the page: drawing it would decode it in the middle of it.
  await picture.decode();
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
    context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
    return await toJpeg(canvas);
  } finally {
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
  if (!('decode' in HTMLImageElement.prototype)) return file;
  try {
    return await withPicture(file, async (picture) => {
      const seen = { width: picture.naturalWidth, height: picture.naturalHeight };
      const chosen = { ...seen, type: file.type };
      const size = sizeToSend(chosen);
      const drawn = size && (await draw(picture, { left: 0, top: 0, ...seen }, size));
      if (!drawn || (drawn.size >= file.size && isTakenAsItIs(chosen))) return file;
      return fileOf(drawn, file);
    });
  } catch {
    return file;
  }
};

/**
 * A part of a picture as a file of its own.
 * @throws where this browser can not draw it
 */
export const cutPhoto = async (file: File, part: PhotoPart): Promise<File> => {
  const size = sizeToSend({ ...part, type: 'image/jpeg' }) ?? part;
  const drawn = await withPicture(file, (picture) => draw(picture, part, size));
  if (!drawn) throw new Error('the picture could not be drawn');
  return fileOf(drawn, file);
};
