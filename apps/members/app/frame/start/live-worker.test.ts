// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, '../../../public/live-worker.js'), 'utf8');

type Handler = (event: Record<string, unknown>) => void;

class Target {
  readonly #handlers: [string, Handler][] = [];
  addEventListener(type: string, handler: Handler): void {
    this.#handlers.push([type, handler]);
  }
  emit(type: string, event: Record<string, unknown> = {}): void {
    for (const [of, handler] of this.#handlers) if (of === type) handler(event);
  }
}

class Socket extends Target {
  static readonly OPEN = 1;
  readonly sent: string[] = [];
  readonly url: string;
  readyState = 0;
  constructor(url: URL) {
    super();
    this.url = url.href;
    sockets.push(this);
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit('close', { code });
  }
  opens(): void {
    this.readyState = 1;
    this.emit('open');
  }
  says(...frames: object[]): void {
    for (const frame of frames) this.emit('message', { data: JSON.stringify(frame) });
  }
}
let sockets: Socket[] = [];

/** A worker, and the tabs that come to it. */
const startWorker = () => {
  sockets = [];
  const self = new Target();
  const locks = new Map<string, () => void>();
  Object.assign(self, {
    location: { href: 'https://vesper.example/live-worker.js?v=2' },
    navigator: { locks: { request: (name: string, held: () => void) => locks.set(name, held) } },
  });
  const clock = { ms: 0 };
  const Date = { now: () => clock.ms };
  runInContext(source, createContext({ self, WebSocket: Socket, URL, Date }));
  const tab = (member = 'm1', after: number | null = 4) => {
    const port = new Target();
    const heard: Record<string, unknown>[] = [];
    Object.assign(port, {
      start: () => {},
      postMessage: (said: Record<string, unknown>) => heard.push(said),
    });
    self.emit('connect', { ports: [port] });
    const say = (data: object): void => port.emit('message', { data });
    const lock = `live ${heard.length} ${Math.random()}`;
    say({ type: 'open', member, after, path: `/api/events.php?after=${after}`, lock });
    return {
      say,
      crash: () => locks.get(lock)?.(),
      /** What it was told since it was asked last: frames as they are, all else by its type. */
      heard: () =>
        heard
          .splice(0)
          .map(({ type, data, code }) =>
            type === 'message' ? (JSON.parse(String(data)) as unknown) : (code ?? type),
          ),
    };
  };
  return { tab, clock };
};
const socketOf = (number = 0): Socket => {
  const socket = sockets[number];
  if (!socket) throw new Error('no socket');
  return socket;
};
const frame = (number: number) => ({ type: 'user_changed', number });
const again = (number: number) => ({ ...frame(number), again: true });
const ready = (number: number) => ({ type: 'ready', number, resumed: true });

it('has one connection for all tabs of a member, and none when the last has gone', () => {
  const { tab } = startWorker();
  const [one, two] = [tab(), tab()];
  expect(sockets.map(({ url }) => url)).toEqual(['wss://vesper.example/api/events.php?after=4']);
  socketOf().opens();
  socketOf().says(again(5), ready(5), { type: 'typing', conversation: 'c' });
  const all = ['heard', 'opened', again(5), ready(5), { type: 'typing', conversation: 'c' }];
  expect([one.heard(), two.heard()]).toEqual([all, all]);
  one.say({ type: 'close' });
  expect(socketOf().readyState).toBe(1);
  two.crash();
  expect(socketOf().readyState).toBe(3);
  expect([one.heard(), two.heard()]).toEqual([[], []]);
  tab();
  expect(sockets).toHaveLength(2);
});

it('is opened anew by every tab when one of them finds that it leads nowhere', () => {
  const { tab } = startWorker();
  const [one, two, other] = [tab(), tab(), tab('m2')];
  for (const socket of sockets) socket.opens();
  for (const each of [one, two, other]) each.heard();
  one.say({ type: 'close', isBroken: true });
  expect([one.heard(), two.heard(), other.heard()]).toEqual([[], [1006], []]);
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 1]);
  two.say({ type: 'close', isBroken: true });
  tab();
  expect(sockets).toHaveLength(3);
});

it('tells a tab that comes later what it lacks, and no other anything', () => {
  const { tab } = startWorker();
  const one = tab();
  socketOf().opens();
  socketOf().says(ready(4), frame(5), frame(6));
  one.heard();
  expect(tab('m1', 4).heard()).toEqual(['heard', 'opened', again(5), again(6), ready(6)]);
  expect(tab('m1', 6).heard()).toEqual(['heard', 'opened', ready(6)]);
  // Made by a server that knows of an event which has not come here yet.
  expect(tab('m1', 7).heard()).toEqual(['heard', 'opened', ready(7)]);
  expect(one.heard()).toEqual([]);
});

it('has a tab read everything that lacks more than is kept, or knows no number', () => {
  const { tab } = startWorker();
  tab();
  socketOf().opens();
  socketOf().says(ready(4), frame(5), frame(7));
  expect(tab('m1', 3).heard()).toEqual(['heard', 'opened', { type: 'ready', number: 7 }]);
  expect(tab('m1', null).heard()).toEqual(['heard', 'opened', { type: 'ready', number: 7 }]);
  // Six has not come: nobody is told that all is here.
  expect(tab('m1', 4).heard()).toEqual(['heard', 'opened', { type: 'ready', number: 7 }]);
  socketOf().says(again(6), ready(7));
  expect(tab('m1', 4).heard()).toEqual(['heard', 'opened', again(5), again(6), again(7), ready(7)]);
});

it('keeps no more than the frames of late', () => {
  const { tab } = startWorker();
  tab('m1', 0);
  socketOf().opens();
  socketOf().says(ready(0), ...Array.from({ length: 201 }, (_, index) => frame(index + 1)));
  expect(tab('m1', 0).heard().at(-1)).toEqual({ type: 'ready', number: 201 });
  expect(tab('m1', 1).heard()).toHaveLength(2 + 200 + 1);
});

it('does not say that all has come to a tab that came with less while the connection was being made', () => {
  const { tab } = startWorker();
  const [ahead, behind] = [tab('m1', 8), tab('m1', 6)];
  socketOf().opens();
  socketOf().says(again(9), ready(9));
  expect(ahead.heard().at(-1)).toEqual(ready(9));
  expect(behind.heard().at(-1)).toEqual({ type: 'ready', number: 9 });
});

it('passes on what tabs say, and asks once for what all of them miss', () => {
  const { tab, clock } = startWorker();
  const [one, two] = [tab(), tab()];
  one.say({ type: 'send', data: '{"type":"ping"}' });
  expect(socketOf().sent).toEqual([]);
  socketOf().opens();
  socketOf().says(ready(4), frame(6));
  const resume = (after: number) => JSON.stringify({ type: 'resume', after });
  one.say({ type: 'send', data: resume(4) });
  two.say({ type: 'send', data: resume(4) });
  two.say({ type: 'send', data: resume(3) });
  one.say({ type: 'send', data: '{"type":"ping"}' });
  expect(socketOf().sent).toEqual([resume(4), resume(3), '{"type":"ping"}']);
  socketOf().says(again(5), ready(6));
  one.say({ type: 'send', data: resume(6) });
  expect(socketOf().sent.at(-1)).toBe(resume(6));
  // A server that was asked too often says nothing.
  clock.ms += 5000;
  two.say({ type: 'send', data: resume(6) });
  expect(socketOf().sent).toHaveLength(5);
});

it('tells all why a connection has ended, and keeps members apart', () => {
  const { tab } = startWorker();
  const [one, two, other] = [tab(), tab(), tab('m2', 1)];
  for (const socket of sockets) socket.opens();
  expect(sockets).toHaveLength(2);
  socketOf(1).says(ready(1), frame(2));
  expect(one.heard()).toEqual(['heard', 'opened']);
  socketOf().close(4001);
  expect([one.heard(), two.heard()]).toEqual([[4001], ['heard', 'opened', 4001]]);
  expect(other.heard()).toEqual(['heard', 'opened', ready(1), frame(2)]);
});

it('is not hurt by what is no frame', () => {
  const { tab } = startWorker();
  const one = tab();
  socketOf().opens();
  socketOf().emit('message', { data: 'null' });
  socketOf().emit('message', { data: '{"type"' });
  socketOf().says(ready(4));
  expect(tab().heard()).toEqual(['heard', 'opened', ready(4)]);
  expect(one).toBeDefined();
});
