import { deflateSync } from 'node:zlib';

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc = (bytes: Buffer): number => {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
};

/** The red, green and blue of a dot. */
type Dot = (x: number, y: number) => readonly [number, number, number];

const pngOf = (side: number, dot: Dot): { name: string; mimeType: string; buffer: Buffer } => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: side }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: side }, (__, x) => dot(x, y)).flat()]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'me.png', mimeType: 'image/png', buffer };
};

/** A small PNG with a colour gradient, as a file for an upload field. */
export const pictureFile = (side = 320) => pngOf(side, (x, y) => [x & 255, y & 255, 140]);

/** A PNG of light and dark squares that lie another way with each number. */
export const spottedFile = (number: number) => {
  const side = 360;
  let state = number + 1;
  const spots = Array.from({ length: 81 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 256;
  });
  return pngOf(side, (x, y) => {
    const light = spots[Math.floor((y * 9) / side) * 9 + Math.floor((x * 9) / side)] ?? 0;
    return [light, light, light];
  });
};
