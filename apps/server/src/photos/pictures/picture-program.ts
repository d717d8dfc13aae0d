/**
 * A program of its own that decodes pictures, one at a time: what decoders of a dozen formats do with a crafted file, the
 * memory they take and the time they need end with it, and it knows no password of the house. `picture-worker.ts` starts it.
 */
import { flushCompileCache } from 'node:module';
import os from 'node:os';
import sharp from 'sharp';
import {
  drawAvif,
  drawMessagePictures,
  drawPart,
  drawPictures,
  drawSelfie,
  drawWide,
  readHeader,
  readLook,
} from './draw-pictures.ts';
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

const find = async (question: PictureQuestion): Promise<Omit<PictureAnswer, 'cpuSeconds'>> => {
  switch (question.ask) {
    case 'header':
      return { header: await orNull(readHeader(question.file)) };
    case 'pictures':
      return { pictures: await orNull(drawPictures(question.file)) };
    case 'message':
      return { message: await orNull(drawMessagePictures(question.file)) };
    case 'selfie':
      return { selfie: await orNull(drawSelfie(question.file)) };
    case 'part':
      return { pictures: await orNull(drawPart(question.webp, question.part)) };
    case 'look':
      return { look: await orNull(readLook(question.webp)) };
    case 'ready':
      await import('./remux-voice.ts');
      return {};
    case 'voice': {
      const { remuxVoice } = await import('./remux-voice.ts');
      return { voice: await orNull(remuxVoice(question.file)) };
    }
    case 'avif':
      return { avif: await orNull(drawAvif(question.webp)) };
    case 'wide':
      return { wide: await orNull(drawWide(question.webp)) };
  }
};

// What was compiled is kept now: the program is ended and never ends.
process.once('message', () => setImmediate(flushCompileCache));
process.on('message', (message) => {
  const before = process.cpuUsage();
  const answer = async (): Promise<void> => {
    const found = await find(message as PictureQuestion);
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
