/** `node apps/server/src/demo/painter/story-portraits.ts <folder>`: the invented faces that the kit's stories show. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { PortraitRequest } from './portrait.ts';
import { renderPortrait } from './render-portrait.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder to write to');

const faces: Readonly<Record<string, PortraitRequest>> = {
  anna: { seed: 'anna', gender: 'female', age: 61, scene: 0, background: 0 },
  bert: { seed: 'bert', gender: 'male', age: 67, scene: 'harbour' },
  clara: { seed: 'clara', gender: 'female', age: 48, scene: 0, background: 1 },
  daniel: { seed: 'daniel', gender: 'male', age: 54, scene: 'livingRoom' },
  edith: { seed: 'edith', gender: 'female', age: 72, scene: 0, background: 12 },
  frank: { seed: 'frank', gender: 'male', age: 39, scene: 0, background: 2 },
};

for (const [name, request] of Object.entries(faces)) {
  const picture = await renderPortrait({ ...request, width: 480 });
  await picture
    .clone()
    .webp({ quality: 70 })
    .toFile(join(folder, `${name}.webp`));
}
// What the server sends for a photo that stays locked: small and blurred before it leaves.
const locked = await renderPortrait({ seed: 'clara', gender: 'female', age: 48, scene: 6, width: 480 });
await sharp(await locked.png().toBuffer())
  .resize(48)
  .blur(4)
  .webp({ quality: 50 })
  .toFile(join(folder, 'locked.webp'));
