import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPostedForm } from './posted-form.ts';

let photoFolder: string;
beforeAll(async () => (photoFolder = await mkdtemp(path.join(os.tmpdir(), 'vesper-form-'))));
afterAll(() => rm(photoFolder, { recursive: true }));

/** A form whose file fails with this after its first bytes. */
const failingWith = (error: Error) => ({
  raw: new PassThrough(),
  parts: async function* () {
    const file = Readable.from(
      (async function* () {
        yield Buffer.from('half of it');
        throw error;
      })(),
    );
    yield { type: 'file', fieldname: 'photo', filename: 'a', mimetype: 'image/jpeg', file };
  } as unknown as FastifyRequest['parts'],
});

it.each([
  ['the disk is full', Object.assign(new Error('no space left'), { code: 'ENOSPC' }), { statusCode: 503 }],
  ['its sender breaks off', new Error('gone'), { code: 'bad_request' }],
])('says of a form what is wrong when %s, and leaves nothing', async (_case, error, said) => {
  const request = failingWith(error) as unknown as FastifyRequest;
  await expect(withPostedForm({ photoFolder }, request, async () => 'never')).rejects.toMatchObject(said);
  expect(await readdir(path.join(photoFolder, 'received'))).toEqual([]);
});
