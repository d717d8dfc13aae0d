import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { callTable, clientHeader, clientHeaderValue, idempotencyHeader } from '@vesper/contract';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { highestMemory, readIdleLoad, readLoad } from './program-load.ts';
import { type RunningProgram, startProgram } from './running-server.ts';

const long = process.env.VESPER_TEST_LENGTH === 'long';
const atOnce = long ? 100 : 8;
const formsAtOnce = long ? 100 : 24;

/** Structured like a photo, so that no encoder makes short work of it. */
const noisy = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width: Math.ceil(width / 8),
      height: Math.ceil(height / 8),
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).resize(width, height, { fit: 'fill' });

const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: '#884422' } });

const animation = (edge: number, frames: number): Promise<Buffer> =>
  sharp({
    create: { width: edge, height: edge * frames, pageHeight: edge, channels: 3, background: '#884422' },
    limitInputPixels: false,
  } as SharpOptions)
    .gif({ effort: 1 })
    .toBuffer();

interface Crafted {
  readonly name: string;
  readonly status: number;
  readonly make: () => Promise<Buffer>;
}

const crafted: readonly Crafted[] = [
  { name: 'PNG of 60 megapixels', status: 413, make: () => flat(8944, 6708).png().toBuffer() },
  { name: 'PNG of 24 megapixels, one colour', status: 200, make: () => flat(4898, 4898).png().toBuffer() },
  {
    name: 'AVIF of 3000 x 3000',
    status: 200,
    make: () => noisy(3000, 3000).avif({ quality: 25, effort: 0 }).toBuffer(),
  },
];
const craftedLong: readonly Crafted[] = [
  {
    name: 'JPEG of 60 megapixels',
    status: 200,
    make: () => noisy(8944, 6708).jpeg({ quality: 80 }).toBuffer(),
  },
  {
    name: 'JPEG of 60 megapixels in passes',
    status: 413,
    make: () => noisy(8944, 6708).jpeg({ quality: 60, progressive: true }).toBuffer(),
  },
  {
    name: 'JPEG of 24 megapixels in passes, 4:4:4',
    status: 200,
    make: () =>
      noisy(4898, 4898).jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    name: 'PNG of 12 megapixels in passes, 16 bits',
    status: 200,
    make: () => flat(4000, 3000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  },
  {
    name: 'WebP of 24 megapixels',
    status: 200,
    make: () => noisy(4898, 4898).webp({ effort: 0 }).toBuffer(),
  },
  {
    name: 'AVIF of 10 megapixels, 4:4:4',
    status: 200,
    make: () => noisy(3162, 3162).avif({ quality: 25, effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    name: 'AVIF of 24 megapixels',
    status: 413,
    make: () => flat(4898, 4898).avif({ quality: 25, effort: 0 }).toBuffer(),
  },
  { name: 'GIF of 300 frames of a megapixel', status: 200, make: () => animation(1000, 300) },
];

/** Pictures that are made to cost, sent over the network to a server that runs as a program of its own. */
describe.skipIf(!process.env.TEST_DATABASE_URL || process.platform !== 'linux')(
  'pictures made to cost',
  () => {
    let here: TestServer;
    let program: RunningProgram;
    let pages: RunningProgram;
    let pid: number;
    beforeAll(async () => {
      here = await startTestServer();
      here.clock.advanceSeconds((Date.now() - here.clock.now()) / 1000);
      program = await startProgram(here.services.config);
      pages = await startProgram(here.services.config, 'page-server.ts');
      pid = program.child.pid ?? 0;
    }, 120_000);
    afterAll(async () => {
      program.child.kill('SIGKILL');
      pages.child.kill('SIGKILL');
      await here.end();
    });

    const post = async (person: Person, bytes: Buffer): Promise<number> => {
      const form = new FormData();
      form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo');
      const answer = await fetch(`http://127.0.0.1:${program.port}${callTable.photoAdd.path}`, {
        method: 'POST',
        headers: {
          cookie: person.cookies(),
          [clientHeader]: clientHeaderValue,
          [idempotencyHeader]: randomUUID(),
        },
        body: form,
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const received = () =>
      readdir(path.join(here.services.photoFolder, 'received')).catch((): string[] => []);
    const nothingIsLeft = () => vi.waitFor(async () => expect(await received()).toEqual([]), 5000);

    it('are refused by their head or made at a known price', async () => {
      for (const { name, status, make } of [...crafted, ...(long ? craftedLong : [])]) {
        const bytes = await make();
        const person = await here.member();
        const before = await readLoad(pid);
        const { result, allMb } = await highestMemory(pid, () => post(person, bytes));
        const seconds = (await readLoad(pid)).cpuSeconds - before.cpuSeconds;
        console.info(
          `${name}, ${(bytes.length / 1024).toFixed(0)} KB: ${result}, ${seconds.toFixed(2)} s of processor, ${allMb.toFixed(0)} MB at most`,
        );
        expect([name, result]).toEqual([name, status]);
      }
      await nothingIsLeft();
    }, 300_000);

    it(`take a known memory when ${atOnce} come at once, and give it back`, async () => {
      const [jpeg, avif] = [
        await noisy(4000, 3000).jpeg({ quality: 80 }).toBuffer(),
        await noisy(3000, 3000).avif({ quality: 25, effort: 0 }).toBuffer(),
      ];
      const people = await Promise.all(Array.from({ length: atOnce }, () => here.member()));
      // Idle is a server that has worked before; the program that decodes has ended by then.
      for (let count = 0; count < 4; count += 1) await post(await here.member(), jpeg);
      const idle = await (long ? readIdleLoad : readLoad)(pid);
      const { result, allMb, ownMb } = await highestMemory(pid, () =>
        Promise.all(people.map((person, index) => post(person, index % 4 === 0 ? avif : jpeg))),
      );
      const statuses = Object.groupBy(result, String);
      const after = await vi.waitFor(
        async () => {
          const load = await readLoad(pid);
          if (long) expect(load.allMb - idle.allMb).toBeLessThanOrEqual(50);
          return load;
        },
        { interval: 1000, timeout: 60_000 },
      );
      console.info(
        `${atOnce} at once: ${JSON.stringify(Object.fromEntries(Object.entries(statuses).map(([status, all]) => [status, all?.length])))}, ` +
          `${idle.allMb.toFixed(0)} MB idle, ${allMb.toFixed(0)} at most (${ownMb.toFixed(0)} without the decoder), ${after.allMb.toFixed(0)} afterwards, ` +
          `${(after.cpuSeconds - idle.cpuSeconds).toFixed(1)} s of processor`,
      );
      // Made, or asked to try again: nothing else.
      expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
      expect(result.filter((status) => status === 200).length).toBeGreaterThan(0);
      await nothingIsLeft();
      if (long) {
        expect(allMb - idle.allMb).toBeLessThanOrEqual(300);
      }
    }, 400_000);

    it(`posted to a page without script are not held when ${formsAtOnce} come at once`, async () => {
      // As large as photos are; most of them are no pictures, so that it is the way in that is measured.
      const large = Buffer.alloc(10 * 1024 * 1024, 'no picture');
      const jpeg = await noisy(1000, 800).jpeg({ quality: 80 }).toBuffer();
      const people = await Promise.all(Array.from({ length: formsAtOnce }, () => here.member()));
      const postTo = async (person: Person, bytes: Buffer): Promise<number> => {
        const form = new FormData();
        form.append('key', randomUUID());
        form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo');
        const address = `http://127.0.0.1:${pages.port}`;
        const headers = { cookie: person.cookies(), origin: address };
        const answer = await fetch(`${address}/profile`, { method: 'POST', headers, body: form });
        await answer.arrayBuffer();
        return answer.status;
      };
      const pagesPid = pages.child.pid ?? 0;
      for (const person of people.slice(0, 4)) expect(await postTo(person, jpeg)).toBe(200);
      expect((await people[0]?.call('photos'))?.body.photos).toHaveLength(1);
      const idle = await (long ? readIdleLoad : readLoad)(pagesPid);
      const { result, ownMb } = await highestMemory(pagesPid, () =>
        Promise.all(people.map((person) => postTo(person, large))),
      );
      console.info(
        `${formsAtOnce} forms with 10 MB at once: ${idle.ownMb.toFixed(0)} MB idle, ${ownMb.toFixed(0)} at most, answered ${[...new Set(result)].join(', ')}`,
      );
      // Looked into and refused, or asked to try again: nothing else.
      expect(result.filter((status) => status !== 422 && status !== 503)).toEqual([]);
      expect(result).toContain(422);
      await nothingIsLeft();
      // All of them held would be 240 MB and, in the long run, a gigabyte.
      expect(ownMb - idle.ownMb).toBeLessThanOrEqual(160);
    }, 400_000);

    it('are left alone when their sender goes away half-way', async () => {
      const person = await here.member();
      const boundary = 'halfway';
      const request = http.request({
        port: program.port,
        method: 'POST',
        path: callTable.photoAdd.path,
        headers: {
          cookie: person.cookies(),
          [clientHeader]: clientHeaderValue,
          [idempotencyHeader]: randomUUID(),
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': 1_000_000,
        },
      });
      const broken = new Promise((resolve) => request.once('error', resolve));
      request.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n${'x'.repeat(200_000)}`,
      );
      await vi.waitFor(async () => expect(await received()).toHaveLength(1), 5000);
      request.destroy();
      await broken;
      await nothingIsLeft();
      const photos = await person.call('photos');
      expect(photos.body.photos).toEqual([]);
    });
  },
);
