/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** As wide as a card at a desk whose screen has two dots a point (decision 144). */
const wide: Size = { width: 600, height: 750 };
/** From here on it shows more than the thumbnail. */
const leastWide = 480;

/** How large the wide picture of a photo of this size is; null where there is none, since it is hardly larger than the thumbnail. */
export const wideSizeOf = ({ width, height }: Size): Size | null => {
  const shown = Math.min(wide.width, width, Math.floor((height * wide.width) / wide.height));
  return shown < leastWide ? null : { width: shown, height: Math.round((shown * wide.height) / wide.width) };
};
