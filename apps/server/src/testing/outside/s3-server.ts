import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from '@vesper/testing';

export interface S3Server {
  /** As the setting S3_URL; with another secret, or another bucket, for who gets it wrong. */
  address(other?: { readonly secret?: string; readonly bucket?: string }): string;
  /** Goes away, as a store that fails does; what it holds stays. */
  stop(): Promise<void>;
  /** Is there again, at the same address. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** The one key that it knows. */
const key = 'S3RVER';

/** A store that speaks S3 and checks each signature, on a folder of its own. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'vesper-s3-'));
  const port = await freePort();
  let running: S3rver | undefined;
  const start = async (): Promise<void> => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: 'photos-of-members' }],
    });
    await running.run();
  };
  const stop = async (): Promise<void> => {
    await running?.close();
    running = undefined;
  };
  await start();
  return {
    address: ({ secret = key, bucket = 'photos-of-members' } = {}) =>
      `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}`,
    stop,
    start,
    remove: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
