import sharp, { type Sharp } from 'sharp';
import { finish } from './finish.ts';
import { paintPortrait, type PortraitRequest } from './portrait.ts';

/**
 * A portrait to be encoded, as wide as asked for and 5/4 as high. The scene is drawn small and stands behind the person as a
 * picture made large, which puts it out of focus at a fraction of what a blur costs.
 */
export const renderPortrait = async (request: PortraitRequest): Promise<Sharp> => {
  const { scene, person, light } = paintPortrait(request);
  // Made pixels first: as long as it is a drawing, it would be drawn as large as it is wanted.
  const few = await sharp(Buffer.from(scene)).flatten().png({ compressionLevel: 0 }).toBuffer();
  const behind = `<image width="800" height="1000" preserveAspectRatio="none" href="data:image/png;base64,${few.toString('base64')}"/>`;
  const opened = person.indexOf('>') + 1;
  const { data, info } = await sharp(Buffer.from(person.slice(0, opened) + behind + person.slice(opened)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(finish({ data, width, height }, light), { raw: { width, height, channels: 3 } });
};
