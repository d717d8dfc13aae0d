/** `node apps/server/src/demo/painter/contact-sheet.ts <file.webp>`: ninety-six portraits on one sheet, and the time each took. */
import sharp, { type OverlayOptions } from 'sharp';
import type { PortraitRequest } from './portrait.ts';
import { renderPortrait } from './render-portrait.ts';

const [file, columns = '12', rows = '8'] = process.argv.slice(2);
if (!file) throw new Error('Say which file to write');
const across = Number(columns);
const down = Number(rows);
const size = { width: 96, height: 120 };
const times: number[] = [];
const tiles: OverlayOptions[] = [];
for (let index = 0; index < across * down; index++) {
  const row = Math.floor(index / across);
  const column = index % across;
  // The last row shows one person on several pictures.
  const samePerson = row === down - 1;
  const seed = samePerson ? 'same' : `sheet-${index}`;
  const age = samePerson ? 58 : 35 + ((index * 17) % 41);
  const request: PortraitRequest = {
    seed,
    gender: (samePerson ? row : index) % 2 === 0 ? 'female' : 'male',
    age,
    scene: samePerson ? column : 0,
    ...(samePerson ? {} : { background: index * 5 }),
    width: 640,
  };
  const start = performance.now();
  const image = await (await renderPortrait(request)).webp({ quality: 80, effort: 2 }).toBuffer();
  times.push(performance.now() - start);
  tiles.push({
    input: await sharp(image).resize(size.width, size.height).toBuffer(),
    left: column * size.width,
    top: row * size.height,
  });
}
await sharp({
  create: { width: across * size.width, height: down * size.height, channels: 3, background: '#fff' },
})
  .composite(tiles)
  .toFile(file);
times.sort((first, second) => first - second);
const middle = times[Math.floor(times.length / 2)] ?? 0;
process.stdout.write(
  `${times.length} portraits, 640x800 webp: median ${middle.toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms\n`,
);
