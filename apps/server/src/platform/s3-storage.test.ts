import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../testing/outside/s3-server.ts';
import { startSilentHost } from '../testing/outside/silent-host.ts';
import { openS3Storage } from './s3-storage.ts';
import { avifNameOf, newFileName, StorageRefused, StorageUnavailable } from './storage.ts';

let store: S3Server;
beforeAll(async () => (store = await startS3Server()));
afterAll(() => store.remove());

describe('photos in a store that speaks S3', () => {
  it('are there under their names until they are removed', async () => {
    const storage = openS3Storage(store.address());
    const bytes = randomBytes(300_000);
    const name = await storage.put(bytes);
    expect(await storage.has(name)).toBe(true);
    expect((await storage.read(name))?.equals(bytes)).toBe(true);
    expect(await storage.read(avifNameOf(name))).toBeUndefined();
    await storage.put(Buffer.from('second'), avifNameOf(name));
    expect(String(await storage.read(avifNameOf(name)))).toBe('second');
    await storage.remove(name);
    expect(await storage.has(name)).toBe(false);
    expect(await storage.read(name)).toBeUndefined();
    expect(await storage.has(avifNameOf(name))).toBe(true);
    // What is gone may be removed once more: jobs are done again after a crash.
    await storage.remove(name);
  });

  it('are seen by every server that has the same settings', async () => {
    const name = await openS3Storage(store.address()).put(Buffer.from('shared'));
    expect(String(await openS3Storage(store.address()).read(name))).toBe('shared');
  });

  it.each(['../../etc/passwd', 'x.webp', `${'a'.repeat(22)}.svg`, ''])(
    'are looked for by no other name: %j',
    async (name) => {
      // Nobody is there who could be asked.
      const storage = openS3Storage('http://key:secret@127.0.0.1:9/bucket');
      expect(await storage.read(name)).toBeUndefined();
      expect(await storage.has(name)).toBe(false);
      await storage.remove(name);
    },
  );

  it('say that a store without an answer is away, and not that they are gone', async () => {
    const storage = openS3Storage('http://key:secret@127.0.0.1:9/bucket');
    const name = newFileName();
    for (const act of [() => storage.read(name), () => storage.has(name), () => storage.remove(name)])
      await expect(act()).rejects.toThrow(StorageUnavailable);
    await expect(storage.put(Buffer.from('x'), name)).rejects.toMatchObject({ statusCode: 503 });
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
  });

  it('do not wait for a store that takes the question and says nothing, also while garbage is collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const collecting = setInterval(collect, 20);
    const silent = await startSilentHost();
    try {
      const storage = openS3Storage(`http://key:secret@127.0.0.1:${silent.port}/bucket`, { limitMs: 200 });
      const name = newFileName();
      await expect(storage.read(name)).rejects.toThrow(StorageUnavailable);
      await expect(storage.put(Buffer.from('x'), name)).rejects.toThrow(StorageUnavailable);
    } finally {
      clearInterval(collecting);
      await silent.close();
    }
  });

  it('come from the store alone, asked again where it was busy', async () => {
    const asked: string[] = [];
    const answers = [503, 302];
    const host = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = host.address() as AddressInfo;
      const storage = openS3Storage(`http://key:secret@127.0.0.1:${port}/bucket`);
      await expect(storage.read(newFileName())).rejects.toThrow(StorageUnavailable);
      expect(asked).toHaveLength(2);
      expect(asked).not.toContain('/elsewhere');
    } finally {
      host.close();
    }
  });

  it.each([
    ['another key', { secret: 'not the secret' }],
    ['no such bucket', { bucket: 'another-bucket' }],
  ])('refuse a start with wrong settings: %s', async (_, wrong) => {
    const refused = openS3Storage(store.address(wrong)).check();
    await expect(refused).rejects.toThrow(StorageRefused);
    await expect(refused).rejects.toThrow(/^The storage at S3_URL refuses .+ \(40[34]\)\.$/);
    await expect(openS3Storage(store.address()).check()).resolves.toBeUndefined();
  });
});
