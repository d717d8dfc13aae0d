import { describe, expect, it } from 'vitest';
import { type Asker, PageQueue } from './page-queue.ts';

/** A queue, and pages that take as long as they are told to. */
const setUp = () => {
  let nowMs = 0;
  const queue = new PageQueue(() => nowMs);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, asker: Asker = 'member') =>
    queue.run(asker, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const soon = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends the page that was begun first, after so long. */
  const end = async (afterMs: number) => {
    nowMs += afterMs;
    ends.shift()?.();
    await soon();
  };
  return { ask, begun, end, soon };
};

describe('the queue of pages', () => {
  it('makes two at a time, in order', async () => {
    const { ask, begun, end, soon } = setUp();
    const pages = ['one', 'two', 'three', 'four'].map((name) => ask(name));
    await soon();
    expect(begun).toEqual(['one', 'two']);
    await end(10);
    expect(begun).toEqual(['one', 'two', 'three']);
    for (let left = 0; left < 3; left += 1) await end(10);
    expect(await Promise.all(pages)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('goes on after a page that failed', async () => {
    const queue = new PageQueue();
    const failing = queue.run('member', async () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await queue.run('member', async () => 'yes')).toBe('yes');
  });

  it('refuses visitors first, then members, and what was typed last, by how long they would wait', async () => {
    const { ask, end, soon } = setUp();
    // It learns that a page takes a second of the queue: two at a time, each two seconds.
    for (let count = 0; count < 60; count += 1) {
      const page = ask('slow');
      await soon();
      await end(2000);
      await page;
    }
    const waiting = [ask('one'), ask('two'), ask('three'), ask('four')];
    await soon();
    // Two wait: whoever comes now would wait about two seconds.
    const refused = { code: 'service_unavailable' };
    await expect(ask('a visitor', 'visitor')).rejects.toMatchObject(refused);
    waiting.push(ask('a member', 'member'));
    await soon();
    await expect(ask('another', 'member')).rejects.toMatchObject(refused);
    waiting.push(ask('a form', 'form'));
    for (let left = 0; left < 6; left += 1) await end(10);
    expect(await Promise.all(waiting)).toHaveLength(6);
  });
});
