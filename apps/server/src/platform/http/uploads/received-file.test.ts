import { mkdtemp, readdir, rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeLeftFiles, withReceivedFile } from './received-file.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'vesper-received-'))));
afterAll(() => rm(folder, { recursive: true }));

const left = () => readdir(path.join(folder, 'received'));

describe('a received file', () => {
  it('is there during the work on it and gone afterwards', async () => {
    const during = await withReceivedFile(folder, Readable.from([Buffer.from('ab')]), async ({ sha256 }) => [
      sha256.slice(0, 8),
      (await left()).length,
    ]);
    expect(during).toEqual(['fb8e20fc', 1]);
    expect(await left()).toEqual([]);
  });

  it('is gone when the work fails, and when the sender breaks off', async () => {
    const failing = withReceivedFile(folder, Readable.from([Buffer.from('ab')]), () =>
      Promise.reject(new Error('refused')),
    );
    await expect(failing).rejects.toThrow('refused');
    const stream = new PassThrough();
    const broken = withReceivedFile(folder, stream, async () => 'never');
    stream.write('half of it');
    const gone = expect(broken).rejects.toMatchObject({ code: 'bad_request' });
    await expect.poll(left).toHaveLength(1);
    stream.destroy(new Error('gone'));
    await gone;
    expect(await left()).toEqual([]);
  });

  it('waits for nobody who is slow on purpose: forty of them hold it up for some seconds, as long as four would who are fast', async () => {
    const slow = Array.from({ length: 40 }, () => new PassThrough());
    const broken = slow.map((stream) =>
      withReceivedFile(folder, stream, async () => 'never').catch(() => 'gone'),
    );
    for (const stream of slow) stream.write('x');
    const began = performance.now();
    await withReceivedFile(folder, Readable.from([Buffer.from('ab')]), async () => 'done');
    expect(performance.now() - began).toBeLessThan(8000);
    for (const stream of slow) stream.destroy(new Error('gone'));
    expect(new Set(await Promise.all(broken))).toEqual(new Set(['gone']));
  }, 40_000);

  it('of a server that was killed is removed later, and one that is still coming is not', async () => {
    await mkdir(path.join(folder, 'received'), { recursive: true });
    for (const name of ['old', 'young']) await writeFile(path.join(folder, 'received', name), 'x');
    const before = Date.now() / 1000 - 601;
    await utimes(path.join(folder, 'received', 'old'), before, before);
    await removeLeftFiles(folder, Date.now());
    expect(await left()).toEqual(['young']);
    await rm(path.join(folder, 'received', 'young'));
  });
});
