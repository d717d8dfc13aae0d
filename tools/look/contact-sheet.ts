import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const tileHeight = 1000;
const gap = 16;
const captionHeight = 28;
const sheetWidth = 2400;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}"><text x="4" y="20" font-family="sans-serif" font-size="16">${escape(text)}</text></svg>`,
  );

interface Tile {
  readonly image: Buffer;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const tileOf = async (file: string): Promise<Tile> => {
  // A long page shows its beginning; shrunk to fit it would show nothing.
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const shown = Math.min(height, Math.round(width * 2.6));
  const { data, info } = await sharp(file)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ height: tileHeight, width: 900, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, name: path.basename(file, '.png'), width: info.width, height: info.height };
};

/** Puts tiles in rows, as many in each as are wide enough for a sheet. */
const rowsOf = (tiles: readonly Tile[]): Tile[][] => {
  const rows: Tile[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const tile of tiles) {
    if (used + tile.width + gap > sheetWidth) {
      rows.push([]);
      used = gap;
    }
    rows.at(-1)?.push(tile);
    used += tile.width + gap;
  }
  return rows;
};

const rowHeight = (row: readonly Tile[]): number =>
  Math.max(...row.map((tile) => tile.height)) + captionHeight + gap;

/** Writes the pictures of a folder (PNG) to one sheet with their names. Answers how many there were; none writes nothing. */
export const writeContactSheet = async (folder: string, file: string): Promise<number> => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort();
  if (names.length === 0) return 0;
  const rows = rowsOf(await Promise.all(names.map((name) => tileOf(path.join(folder, name)))));
  const pieces: OverlayOptions[] = [];
  let top = gap;
  for (const row of rows) {
    let left = gap;
    for (const tile of row) {
      pieces.push({ input: caption(tile.name, Math.max(tile.width, 60)), left, top });
      pieces.push({ input: tile.image, left, top: top + captionHeight });
      left += tile.width + gap;
    }
    top += rowHeight(row);
  }
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: '#b8bcc8' } })
    .composite(pieces)
    .png({ compressionLevel: 8 })
    .toFile(file);
  return names.length;
};
