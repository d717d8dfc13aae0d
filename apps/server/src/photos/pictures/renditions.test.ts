import { fakeClock } from '@vesper/testing';
import { describe, expect, it, vi } from 'vitest';
import type { PictureAnswer, PictureQuestion, Pictures } from './picture-messages.ts';
import { PictureWorkerEnded } from './picture-worker.ts';
import { type PictureLimits, PictureMaker } from './renditions.ts';

const none = Buffer.alloc(0);
const pictures: Pictures = {
  width: 1,
  height: 1,
  full: none,
  thumb: none,
  blurred: none,
  blurredThumb: none,
  look: null,
  thumbHash: '',
};
const header = { format: 'png', width: 600, height: 800, deep: false, progressive: false };

/** Decodes when it is told to; its files are `head` (60 megapixels) or anything else. */
const openWorker = (cpuSeconds = 0) => {
  const asked: string[] = [];
  let held: { end: () => void; fail: () => void } | undefined;
  return {
    asked,
    finish: () => held?.end(),
    stops: 0,
    stop() {
      this.stops += 1;
      held?.fail();
    },
    ask(question: PictureQuestion): Promise<PictureAnswer> {
      if (question.ask === 'avif') {
        asked.push(`avif ${question.webp.length}`);
        const avif = question.webp.length > 5 ? new Uint8Array(5) : null;
        return Promise.resolve({ avif, cpuSeconds });
      }
      if (question.ask === 'wide') {
        const wide = question.webp.length > 5 ? new Uint8Array(7) : null;
        return Promise.resolve({ wide, cpuSeconds });
      }
      if (question.ask === 'look') return Promise.resolve({ look: null, cpuSeconds });
      if (question.ask === 'ready') return Promise.resolve({ cpuSeconds: 0 });
      if (question.ask === 'part') return Promise.resolve({ pictures: null, cpuSeconds });
      const { ask, file } = question;
      asked.push(`${ask} ${file}`);
      if (ask === 'header')
        return Promise.resolve({
          header: file === 'huge' ? { ...header, width: 60_000, height: 60_000 } : header,
          cpuSeconds: 0,
        });
      return new Promise((resolve, reject) => {
        held = {
          end: () => resolve({ pictures, cpuSeconds }),
          fail: () => reject(new PictureWorkerEnded()),
        };
      });
    },
  };
};

const open = (limits: Partial<PictureLimits> = {}, cpuSeconds = 0) => {
  const worker = openWorker(cpuSeconds);
  const clock = fakeClock();
  const maker = new PictureMaker(clock, worker, {
    waiting: 2,
    longestWaitMs: 10_000,
    pictureMs: 10_000,
    voiceMs: 10_000,
    ...limits,
  });
  const make = (file: string, signal = new AbortController().signal, member = 'anna') =>
    maker.make(file, { member, signal }).then(
      () => 'made',
      (error: Error) => error.message,
    );
  return { worker, clock, maker, make };
};

const decoding = ({ asked }: { asked: string[] }, file: string) =>
  vi.waitFor(() => expect(asked).toContain(`pictures ${file}`), { interval: 1 });

describe('the making of pictures', () => {
  it('goes one at a time, in order, and refuses who finds the queue full', async () => {
    const { worker, maker, make } = open();
    const made = [make('a'), make('b'), make('c')];
    await decoding(worker, 'a');
    expect(await make('d')).toBe('service_unavailable');
    expect(() => maker.refuseEarly('anna')).toThrow('service_unavailable');
    for (const file of ['a', 'b', 'c']) {
      await decoding(worker, file);
      worker.finish();
    }
    expect(await Promise.all(made)).toEqual(['made', 'made', 'made']);
    expect(worker.asked).toEqual(['a', 'b', 'c'].flatMap((file) => [`header ${file}`, `pictures ${file}`]));
    expect(() => maker.refuseEarly('anna')).not.toThrow();
  });

  it('decodes nothing that its head says is too large', async () => {
    const { worker, maker, make } = open();
    expect(await make('huge')).toBe('photo_too_large');
    expect(worker.asked).toEqual(['header huge']);
    expect(maker.counts).toMatchObject({ opened: 1, decoded: 0 });
  });

  it('never looks at the file of somebody who left the queue', async () => {
    const { worker, make } = open();
    const gone = new AbortController();
    const [first, left, last] = [make('a'), make('b', gone.signal), make('c')];
    await decoding(worker, 'a');
    gone.abort();
    expect(await left).toBe('service_unavailable');
    worker.finish();
    await decoding(worker, 'c');
    worker.finish();
    expect(await Promise.all([first, last])).toEqual(['made', 'made']);
    expect(worker.asked.join()).not.toContain('b');
  });

  it('stops in the middle when who sent it has gone, and goes on with the next', async () => {
    const { worker, make } = open();
    const gone = new AbortController();
    const [first, second] = [make('a', gone.signal), make('b')];
    await decoding(worker, 'a');
    gone.abort();
    expect(await first).toBe('service_unavailable');
    expect(worker.stops).toBe(1);
    await decoding(worker, 'b');
    worker.finish();
    expect(await second).toBe('made');
  });

  it('ends what takes too long as no picture', async () => {
    const { worker, make } = open({ pictureMs: 20 });
    expect(await make('a')).toBe('photo_invalid');
    expect(worker.stops).toBe(1);
  });

  it('ends a recording that takes too long much sooner, and goes on with the next', async () => {
    const { worker, maker, make } = open({ voiceMs: 20 });
    const { signal } = new AbortController();
    const [voice, next] = [maker.makeVoice('v', { member: 'anna', signal }), make('b')];
    await expect(voice).rejects.toThrow('voice_invalid');
    expect(worker.stops).toBe(1);
    await decoding(worker, 'b');
    worker.finish();
    expect(await next).toBe('made');
  });

  it('keeps nobody waiting too long', async () => {
    const { worker, make } = open({ longestWaitMs: 20 });
    const [first, second] = [make('a'), make('b')];
    expect(await second).toBe('service_unavailable');
    worker.finish();
    expect(await first).toBe('made');
  });

  it('gives each member so much processor time in ten minutes', async () => {
    const { worker, clock, maker, make } = open({}, 31);
    for (const file of ['a', 'b']) {
      const made = make(file);
      await decoding(worker, file);
      worker.finish();
      expect(await made).toBe('made');
    }
    expect(await make('c')).toBe('too_many_requests');
    expect(() => maker.refuseEarly('anna')).toThrow('too_many_requests');
    expect(() => maker.refuseEarly('bert')).not.toThrow();
    clock.advanceSeconds(601);
    expect(() => maker.refuseEarly('anna')).not.toThrow();
  });

  it('turns to AVIF what becomes smaller by it, and only while nobody waits for a photo', async () => {
    const { worker, maker, make } = open();
    expect(await maker.makeAvif(Buffer.alloc(6))).toHaveLength(5);
    await expect(maker.makeAvif(Buffer.alloc(4))).rejects.toThrow('no AVIF');
    const made = [make('a'), make('b')];
    await decoding(worker, 'a');
    await expect(maker.makeAvif(Buffer.alloc(6))).rejects.toThrow('service_unavailable');
    for (const file of ['a', 'b']) {
      await decoding(worker, file);
      worker.finish();
    }
    await Promise.all(made);
    worker.ask = () => Promise.resolve({ avif: new Uint8Array(6), cpuSeconds: 0 });
    expect(await maker.makeAvif(Buffer.alloc(6))).toBeUndefined();
  });

  it('makes several AVIF one after the other: they do not refuse each other', async () => {
    const { maker } = open();
    const made = await Promise.all([6, 6, 6, 6].map((size) => maker.makeAvif(Buffer.alloc(size))));
    expect(made.map((avif) => avif?.length)).toEqual([5, 5, 5, 5]);
  });

  it('makes a wide picture where that is larger, in its turn behind those that can be done later', async () => {
    const { maker } = open();
    expect(await maker.makeWide(Buffer.alloc(4))).toBeUndefined();
    const made = await Promise.all([
      maker.makeAvif(Buffer.alloc(6)),
      ...[6, 6, 6].map((size) => maker.makeWide(Buffer.alloc(size))),
    ]);
    expect(made.map((picture) => picture?.length)).toEqual([5, 7, 7, 7]);
  });

  it('goes on with what can be done later when one of them could not be made', async () => {
    const { maker } = open();
    await expect(maker.makeAvif(Buffer.alloc(4))).rejects.toThrow('no AVIF');
    expect(await maker.makeWide(Buffer.alloc(6))).toHaveLength(7);
  });
});
