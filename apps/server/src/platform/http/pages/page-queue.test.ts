import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Asker, PageQueue } from './page-queue.ts';

/** A queue, and pages that take as long as they are told to. */
const setUp = () => {
  let nowMs = 0;
  const queue = new PageQueue({ nowMs: () => nowMs });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, asker: Asker = 'member', sender = 'anna') =>
    queue.run(asker, sender, async () => {
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

afterEach(() => void vi.useRealTimers());

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

  it('lets in who waits outside before each page, the longer the more a page takes', async () => {
    const asked: number[] = [];
    const doors: (() => void)[] = [];
    let nowMs = 0;
    const queue = new PageQueue({
      nowMs: () => nowMs,
      letIn: async (mostMs) => {
        asked.push(mostMs);
        await new Promise<void>((resolve) => doors.push(resolve));
      },
    });
    let made = 0;
    for (let page = 0; page < 60; page += 1) {
      const done = queue.run('visitor', 'anna', async () => {
        made += 1;
        nowMs += 40;
      });
      await new Promise((resolve) => setImmediate(resolve));
      expect(made).toBe(page);
      doors.shift()?.();
      await done;
    }
    expect(asked[0]).toBe(3);
    // Two are made at once, so one is done every 20 ms, and half of that is for others.
    expect(asked.at(-1)).toBeCloseTo(10, 0);
  });

  it('goes on after a page that failed', async () => {
    const queue = new PageQueue();
    const failing = queue.run('member', 'anna', async () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await queue.run('member', 'anna', async () => 'yes')).toBe('yes');
  });

  it('makes one page of each sender by turns', async () => {
    const { ask, begun, end, soon } = setUp();
    const pages = ['1', '2', '3', '4', '5', '6'].map((name) => ask(`anna ${name}`));
    pages.push(
      ask('bert 1', 'visitor', 'bert'),
      ask('carl 1', 'member', 'carl'),
      ask('bert 2', 'visitor', 'bert'),
    );
    await soon();
    for (let left = 0; left < 9; left += 1) await end(10);
    await Promise.all(pages);
    const order = ['anna 1', 'anna 2', 'anna 3', 'bert 1', 'carl 1', 'anna 4', 'bert 2', 'anna 5', 'anna 6'];
    expect(begun).toEqual(order);
  });

  it('refuses who has asked for many, and nobody else', async () => {
    const { ask, end, soon } = setUp();
    for (let count = 0; count < 60; count += 1) {
      const page = ask('slow');
      await soon();
      await end(1000);
      await page;
    }
    // Half a second each.
    const many = Array.from({ length: 20 }, (_, index) => ask(`${index}`).catch(() => 'refused'));
    const other = ask('bert', 'visitor', 'bert');
    await soon();
    for (let left = 0; left < 8; left += 1) await end(10);
    expect(await other).toBe('bert');
    const refused = (await Promise.all(many)).filter((answer) => answer === 'refused');
    // Two are made at once, and five wait: the fifth has four before it, which take two seconds.
    expect(refused).toHaveLength(13);
  });

  it('refuses everybody when too many senders wait, and the page that serves many last', async () => {
    const { ask, end, soon } = setUp();
    for (let count = 0; count < 60; count += 1) {
      const page = ask('slow');
      await soon();
      await end(1000);
      await page;
    }
    // Half a second each: two are made, and five wait.
    const waiting = Array.from({ length: 7 }, (_, index) => ask('page', 'form', `sender ${index}`));
    await soon();
    for (const asker of ['visitor', 'member'] as const)
      await expect(ask('late', asker, 'zoe')).rejects.toMatchObject({ code: 'service_unavailable' });
    waiting.push(ask('home', 'view', 'kept'));
    for (let left = 0; left < 8; left += 1) await end(10);
    expect(await Promise.all(waiting)).toHaveLength(8);
  });

  it('a page that hangs holds no place for ever, and gives its place back once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ask, begun, end, soon } = setUp();
    const pages = ['hanging', 'hanging as well', 'three', 'four', 'five', 'six'].map((name) => ask(name));
    await soon();
    vi.advanceTimersByTime(2999);
    await soon();
    expect(begun).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await soon();
    expect(begun).toEqual(['hanging', 'hanging as well', 'three', 'four']);
    // Those that hung come to their end: their places are others' by now.
    await end(10);
    await end(10);
    expect(begun).toHaveLength(4);
    for (let left = 0; left < 4; left += 1) await end(10);
    expect(await Promise.all(pages)).toHaveLength(6);
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
