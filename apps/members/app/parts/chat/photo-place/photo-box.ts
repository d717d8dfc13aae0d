interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest place of a photo among messages, in CSS pixels. */
const box: Size = { width: 280, height: 340 };

/** How large a photo stands among messages: in its shape, within the box, and no larger than it is. */
export const photoBox = ({ width, height }: Size): Size => {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
