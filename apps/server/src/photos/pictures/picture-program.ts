/**
 * A program of its own that decodes pictures, one at a time: what decoders of a dozen formats do with a crafted file, the
 * memory they take and the time they need end with it, and it knows no password of the house. `picture-worker.ts` starts it.
 */
import os from 'node:os';
import sharp from 'sharp';
import { drawPictures, readHeader } from './draw-pictures.ts';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

/** Whoever waits for a page goes before whoever waits for a picture. */
const niceness = 5;

sharp.cache(false);
sharp.concurrency(1);
os.setPriority(niceness);

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch {
    return null;
  }
};

process.on('message', (message) => {
  const { ask, file } = message as PictureQuestion;
  const before = process.cpuUsage();
  const answer = async (): Promise<void> => {
    const found =
      ask === 'header'
        ? { header: await orNull(readHeader(file)) }
        : { pictures: await orNull(drawPictures(file)) };
    const { user, system } = process.cpuUsage(before);
    const said: PictureAnswer = { ...found, cpuSeconds: (user + system) / 1e6 };
    process.send?.(said);
    // The pixels are megabytes that the collector does not see: without being told it would leave them until the next picture.
    globalThis.gc?.();
  };
  void answer();
});
// The server is gone: nobody waits for what is under way, and a decoder would not be asked to stop.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
