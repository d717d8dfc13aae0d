import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { isDiskFull, StorageUnavailable } from '../../storage.ts';
import { AppError } from '../app-error.ts';

/** Longer than a request may take: what is older was left by a server that was killed. */
const leftMs = 10 * 60_000;

/**
 * Files that come in as fast as the network brings them, a few at a time: what they are read into is memory until it is
 * collected. Who is slower than this takes little of it, and goes on beside the next ones.
 */
const atOnce = pLimit(4);
/** So long somebody fast may hold the others up, */
const aheadMs = 2000;
/** and so long somebody of whom less than this comes: a hundred who are slow on purpose hold nobody up for longer than some seconds. */
const lookMs = 250;
const leastBytes = 32 * 1024;

/** Ends when it is over or slow, or has gone on for too long. */
const whileFast = async (come: () => number, signal: AbortSignal, sinceMs = 0): Promise<void> => {
  const before = come();
  await delay(lookMs, undefined, { signal }).catch(() => undefined);
  const isSlow = come() - before < leastBytes;
  const agoMs = sinceMs + lookMs;
  if (!signal.aborted && !isSlow && agoMs < aheadMs) await whileFast(come, signal, agoMs);
};

/**
 * Begins to receive when it is its turn, and gives the turn away when it is over or slow.
 * @param come how many bytes have come by now
 */
const inTurn = (receive: () => Promise<void>, come: () => number): Promise<void> =>
  new Promise((resolve, reject) => {
    void atOnce(async () => {
      const over = new AbortController();
      const received = receive().then(resolve, reject);
      await Promise.race([received, whileFast(come, over.signal)]);
      over.abort();
    });
  });

const folderOf = (dataFolder: string): string => path.join(dataFolder, 'received');

/** A file of a request, on the disk until the work on it is over. */
export interface ReceivedFile {
  readonly file: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
  /** It was larger than a file may be, and is cut off there. */
  readonly truncated: boolean;
}

/** What a call says to a form without a file. */
export type NoFileCode = 'photo_invalid' | 'voice_invalid';

/**
 * Hands over the file of a request.
 * @throws AppError `without` where it has none (`photo_invalid` where nothing is said), and as {@link withReceivedFile}
 */
export type WithFile = <T>(work: (received: ReceivedFile) => Promise<T>, without?: NoFileCode) => Promise<T>;

/** What a parser of forms hands over; it says when it has cut something off. */
type FileStream = Readable & { readonly truncated?: boolean };

const diskCalls: readonly unknown[] = ['mkdir', 'open', 'write', 'close'];

/** What a file that comes in has failed on: the disk that it is written to, or its sender, whose form does not come to its end. */
const failureOf = (error: unknown): Error =>
  isDiskFull(error) || diskCalls.includes((error as NodeJS.ErrnoException).syscall)
    ? new StorageUnavailable('a file that comes in can not be written', { cause: error })
    : new AppError('bad_request');

/**
 * Writes what comes in to the disk, does the work on it, and removes it, however the work or the request ends.
 * @throws AppError `bad_request` where it breaks off; StorageUnavailable where the disk does not take it; whatever the work throws
 */
export const withReceivedFile = async <T>(
  dataFolder: string,
  stream: FileStream,
  work: (received: ReceivedFile) => Promise<T>,
): Promise<T> => {
  const folder = folderOf(dataFolder);
  const file = path.join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      hash.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
  });
  const receive = async () => {
    await mkdir(folder, { recursive: true });
    await inTurn(
      () => pipeline(stream, hashing, createWriteStream(file, { mode: 0o600 })),
      () => bytes,
    );
  };
  try {
    await receive().catch((error: unknown) => {
      throw failureOf(error);
    });
    const truncated = stream.truncated ?? false;
    return await work({ file, sha256: hash.digest('hex'), bytes, truncated });
  } finally {
    // What became of the work is told, whatever the disk says to this: the round takes what is left.
    await rm(file, { force: true }).catch(() => undefined);
  }
};

/** Removes what a killed server has left. Another one may share the folder: its files are younger. */
export const removeLeftFiles = async (dataFolder: string, nowMs: number): Promise<void> => {
  const folder = folderOf(dataFolder);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && nowMs - found.mtimeMs > leftMs) await rm(file, { force: true });
  }
};
