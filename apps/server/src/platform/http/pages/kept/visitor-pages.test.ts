import { fakeClock } from '@vesper/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unpacked, VisitorPages } from './visitor-pages.ts';
import type { VisitorView } from './visitor-view.ts';

const anna = '01a204f5-9c56-769b-a26e-af7bc640b3b3';
const bert = '01a204f5-9c56-769b-a26e-af7bc640b3b4';
const script = 'window.x = "</p>";';

let app: FastifyInstance;
let made: string[];
/** What the next page is held up by. */
let hold: Promise<void>;
let answer: (path: string) => { status?: number; html?: string; cookie?: string };
const clock = fakeClock();
let pages: VisitorPages;
beforeEach(async () => {
  app = Fastify();
  made = [];
  hold = Promise.resolve();
  answer = (path) => ({ html: `<p nonce="secret">${path} ${made.length}</p>` });
  app.get('/*', async (request, reply) => {
    made.push(request.url);
    const { status = 200, html = '', cookie } = answer(request.url);
    await hold;
    if (cookie) reply.header('set-cookie', cookie);
    return reply.code(status).type('text/html').send(html);
  });
  pages = new VisitorPages(app, clock);
});
afterEach(() => app.close());

const viewOf = (path: string, { site = 'site-1', version = '1', isUsual = true } = {}): VisitorView => ({
  key: `${site} ${path}`,
  site,
  version,
  isUsual,
  path,
  headers: { host: 'localhost' },
  remoteAddress: '127.0.0.1',
});
const textOf = async (path: string, more = {}): Promise<string | undefined> => {
  const page = await pages.find(viewOf(path, more));
  return page && (await unpacked(page)).toString();
};

describe('a page for all visitors', () => {
  it('is made once, without a nonce, also when many ask for it at once', async () => {
    const found = await Promise.all([textOf('/'), textOf('/'), textOf('/')]);
    expect(new Set(found)).toEqual(new Set(['<p>/ 1</p>']));
    expect(await textOf('/')).toBe('<p>/ 1</p>');
    expect(await textOf('/de')).toBe('<p>/de 2</p>');
    expect(made).toEqual(['/', '/de']);
  });

  it('knows its inline scripts by what they say', async () => {
    answer = () => ({
      html: `<script nonce="n">${script}</script><script src="/a.js" async></script><script nonce="n">${script}</script>`,
    });
    const page = await pages.find(viewOf('/'));
    expect(page?.scriptHashes).toEqual([createHash('sha256').update(script).digest('base64')]);
  });

  it('is made anew in the background after half a minute, and never given out after ten', async () => {
    await textOf('/');
    clock.advanceSeconds(31);
    expect(await textOf('/')).toBe('<p>/ 1</p>');
    await expect.poll(() => textOf('/')).toBe('<p>/ 2</p>');
    clock.advanceSeconds(601);
    expect(await textOf('/')).toBe('<p>/ 3</p>');
  });

  it('that shows somebody is given out for five seconds at most where another process may change who is shown', async () => {
    const member = '01a2290b-65f9-7410-ac15-3c1e60ba7700';
    answer = (path) => ({ html: `<p>${path === '/' ? member : ''} ${made.length}</p>` });
    for (const [hearsAll, time] of [
      [true, 1],
      [false, 2],
    ] as const) {
      made = [];
      pages = new VisitorPages(app, clock, { hearsAll });
      for (const path of ['/', '/login']) await textOf(path);
      clock.advanceSeconds(4);
      await textOf('/');
      expect(made).toEqual(['/', '/login']);
      clock.advanceSeconds(2);
      for (const path of ['/', '/login']) await textOf(path);
      expect(made.filter((path) => path === '/')).toHaveLength(time);
      expect(made.filter((path) => path === '/login')).toHaveLength(1);
    }
  });

  it('is given out all the same while no other can be made, and not once it has fallen', async () => {
    const member = '01a2290b-65f9-7410-ac15-3c1e60ba7700';
    pages = new VisitorPages(app, clock, { hearsAll: false });
    answer = () => ({ html: `<p>${member}</p>` });
    await textOf('/');
    answer = () => ({ status: 503 });
    clock.advanceSeconds(60);
    expect(await textOf('/')).toContain(member);
    pages.fall([member]);
    expect(await textOf('/')).toBeUndefined();
  });

  it('of a time to come is none: it was made before the clock was set back', async () => {
    expect(await textOf('/')).toBe('<p>/ 1</p>');
    clock.advanceSeconds(-3600);
    expect(await textOf('/')).toBe('<p>/ 2</p>');
    expect(await textOf('/')).toBe('<p>/ 2</p>');
  });

  it('has an ETag by what it says: the same when it is made anew, and another one with other words', async () => {
    const etagOf = async (words: string) => {
      answer = () => ({ html: `<p nonce="${made.length}">${words}</p>` });
      pages.fallAll();
      return (await pages.find(viewOf('/')))?.etag;
    };
    const first = await etagOf('Good morning');
    expect(first).toMatch(/^W\/"[\w+/]{22}"$/);
    expect(await etagOf('Good morning')).toBe(first);
    expect(await etagOf('Good evening')).not.toBe(first);
  });

  it('falls when somebody on it changes, or its site, and no other does', async () => {
    answer = (path) => ({ html: `<a href="/members/${path === '/' ? anna : bert}">${made.length}</a>` });
    await Promise.all([textOf('/'), textOf('/de')]);
    pages.fall([anna]);
    expect(pages.size).toBe(1);
    await textOf('/');
    expect(made.filter((path) => path === '/')).toHaveLength(2);
    pages.fall(['site-1']);
    expect(pages.size).toBe(0);
  });

  it('of an older version of its site is shown to nobody, and others are made anew before anybody asks', async () => {
    for (const path of ['/', '/de', '/fr']) await textOf(path);
    await textOf('/', { site: 'site-2' });
    made = [];
    expect(await textOf('/de', { version: '2' })).toBe('<p>/de 1</p>');
    await expect.poll(() => made).toEqual(['/de', '/fr', '/']);
    await expect.poll(() => pages.size).toBe(4);
    for (const path of ['/', '/de', '/fr']) await textOf(path, { version: '2' });
    await textOf('/', { site: 'site-2' });
    expect(made).toHaveLength(3);
  });

  it('is made anew a hundred at most, in the version that its site has by then', async () => {
    for (let number = 0; number < 103; number += 1) await textOf(`/${number}`);
    made = [];
    let go: () => void = () => undefined;
    hold = new Promise((resolve) => (go = resolve));
    const first = textOf('/102', { version: '2' });
    await expect.poll(() => made).toEqual(['/102']);
    const newer = textOf('/102', { version: '3' });
    go();
    await Promise.all([first, newer]);
    await expect.poll(() => pages.size).toBe(100);
    made = [];
    for (let number = 3; number < 103; number += 1) await textOf(`/${number}`, { version: '3' });
    expect(made).toEqual([]);
  });

  it('that fell with its site is made anew with the first that somebody asks for of it', async () => {
    for (const path of ['/', '/de']) await textOf(path);
    pages.fall(['site-1']);
    expect(pages.size).toBe(0);
    made = [];
    await textOf('/', { version: '2' });
    await expect.poll(() => pages.size).toBe(2);
    await textOf('/de', { version: '2' });
    expect(made).toEqual(['/', '/de']);
  });

  it('that fell with somebody on it waits for who asks for it', async () => {
    answer = () => ({ html: `<a href="/members/${anna}">${made.length}</a>` });
    for (const path of ['/', '/de']) await textOf(path);
    pages.fall([anna]);
    made = [];
    await textOf('/');
    await new Promise(setImmediate);
    expect(made).toEqual(['/']);
  });

  it('of an older version that is done after a newer one was asked for is not kept', async () => {
    let go: () => void = () => undefined;
    hold = new Promise((resolve) => (go = resolve));
    const before = textOf('/');
    await expect.poll(() => made).toHaveLength(1);
    const after = textOf('/', { version: '2' });
    await expect.poll(() => made).toHaveLength(2);
    go();
    expect([await before, await after]).toEqual(['<p>/ 1</p>', '<p>/ 2</p>']);
    expect(await textOf('/', { version: '2' })).toBe('<p>/ 2</p>');
  });

  /** Begins a page that is done when it is let go. */
  const begin = async (path: string, more = {}) => {
    let go: () => void = () => undefined;
    hold = new Promise((resolve) => (go = resolve));
    const begun = made.length;
    const text = textOf(path, more);
    await expect.poll(() => made.length).toBe(begun + 1);
    return async () => {
      go();
      return text;
    };
  };

  it('of an older version that is done while a newer one is made is given to nobody who asks after that', async () => {
    const older = await begin('/');
    const newer = await begin('/', { version: '2' });
    expect(await older()).toBe('<p>/ 1</p>');
    const asked = textOf('/', { version: '2' });
    expect([await newer(), await asked]).toEqual(['<p>/ 2</p>', '<p>/ 2</p>']);
  });

  it('that was begun before another one and is done after it does not take its place', async () => {
    const first = await begin('/');
    // Of nobody on it: it goes on, and who asks from now on gets one that was begun now.
    pages.fall([anna]);
    const second = await begin('/');
    expect(await second()).toBe('<p>/ 2</p>');
    expect(await first()).toBe('<p>/ 1</p>');
    expect(await textOf('/')).toBe('<p>/ 2</p>');
  });

  it('that was begun before a change is not kept, nor given to who asks after it', async () => {
    let go: () => void = () => undefined;
    hold = new Promise((resolve) => (go = resolve));
    answer = () => ({ html: `<p id="${anna}">${made.length}</p>` });
    const before = textOf('/');
    await expect.poll(() => made).toHaveLength(1);
    pages.fall([anna]);
    const after = textOf('/');
    await expect.poll(() => made).toHaveLength(2);
    go();
    expect([await before, await after, await textOf('/')]).toEqual([
      `<p id="${anna}">1</p>`,
      `<p id="${anna}">2</p>`,
      `<p id="${anna}">2</p>`,
    ]);
  });

  it('that was begun before somebody else changed is kept: with many members somebody does all the time', async () => {
    let go: () => void = () => undefined;
    hold = new Promise((resolve) => (go = resolve));
    answer = () => ({ html: `<a href="/members/${anna}">${made.length}</a>` });
    const before = textOf('/');
    await expect.poll(() => made).toHaveLength(1);
    pages.fall([bert]);
    go();
    await before;
    expect(pages.size).toBe(1);
    hold = new Promise((resolve) => (go = resolve));
    for (const change of [() => pages.fall([anna]), () => pages.fallAll()]) {
      pages.fallAll();
      made = [];
      const meanwhile = textOf('/');
      await expect.poll(() => made).toHaveLength(1);
      change();
      go();
      await meanwhile;
      expect(pages.size).toBe(0);
    }
  });

  it('leaves nothing unheard when the server closes while one is made anew', async () => {
    await textOf('/');
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    await app.close();
    const inject = vi.spyOn(app, 'inject');
    clock.advanceSeconds(31);
    expect(await textOf('/')).toBe('<p>/ 1</p>');
    await expect(inject.mock.results[0]?.value).rejects.toThrow();
    // Node tells of what nobody heard before it goes on to the next turn.
    await new Promise(setImmediate);
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  it('is not kept where it sets a cookie, leads elsewhere or fails', async () => {
    for (const odd of [{ cookie: 'a=b' }, { status: 302 }, { status: 404 }, { status: 503 }]) {
      answer = () => odd;
      expect(await textOf('/')).toBeUndefined();
      expect(pages.size).toBe(0);
    }
  });

  it.each([503, 500, 429])('stays what it was while it can not be made anew: %i', async (status) => {
    await textOf('/');
    answer = () => ({ status });
    clock.advanceSeconds(60);
    expect(await textOf('/')).toBe('<p>/ 1</p>');
    await expect.poll(() => made).toHaveLength(2);
    expect(await textOf('/')).toBe('<p>/ 1</p>');
  });

  it('makes room for others', async () => {
    pages = new VisitorPages(app, clock, { most: { all: 100, usual: 50, others: 5 } });
    for (let number = 0; number <= 50; number += 1) await textOf(`/${number}`);
    expect(pages.size).toBe(50);
    await textOf('/1');
    await textOf('/new');
    await textOf('/1');
    expect(made.filter((path) => path === '/1')).toHaveLength(1);
  });

  it('is not pushed out by one in look after look, nor by those of another site', async () => {
    pages = new VisitorPages(app, clock, { most: { all: 40, usual: 30, others: 5 } });
    await textOf('/');
    for (let look = 0; look < 60; look += 1) await textOf(`/look/${look}`, { isUsual: false });
    expect(pages.size).toBe(6);
    for (const site of ['site-2', 'site-3'])
      for (let number = 0; number < 30; number += 1) await textOf(`/${number}`, { site });
    expect(pages.size).toBe(40);
    await textOf('/');
    expect(made.filter((path) => path === '/')).toHaveLength(1);
  });
});
