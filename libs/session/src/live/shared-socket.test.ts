import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class FakePort {
  readonly said: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  isClosed = false;
  postMessage(data: unknown): void {
    if (!this.isClosed) this.said.push(data);
  }
  close(): void {
    this.isClosed = true;
  }
  hear(data: unknown): void {
    this.onmessage?.({ data });
  }
}

class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly port = new FakePort();
  readonly address: string;
  onerror: (() => void) | null = null;
  constructor(address: string) {
    this.address = address;
    FakeWorker.all.push(this);
  }
}

const page = { opened: 0 };
class FakeSocket {
  static readonly OPEN = 1;
  constructor() {
    page.opened += 1;
  }
  addEventListener(): void {}
  close(): void {}
}

/** A page of its own: whether the worker is broken is remembered for as long as the page lives. */
const load = async () => {
  vi.resetModules();
  const { openLiveSocket } = await import('./shared-socket.ts');
  return openLiveSocket;
};
const start = { member: 'm1', after: 4 };
const workerOf = (number = 0): FakeWorker => {
  const worker = FakeWorker.all[number];
  if (!worker) throw new Error('no worker');
  return worker;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all.length = 0;
  page.opened = 0;
  vi.stubGlobal('SharedWorker', FakeWorker);
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the worker, and hands on what it says', async () => {
  const socket = (await load())('/api/events.php?after=4', start);
  const { port, address } = workerOf();
  expect(address).toBe('/live-worker.js?v=2');
  expect(port.said).toMatchObject([{ type: 'open', path: '/api/events.php?after=4', ...start }]);
  const heard: unknown[] = [];
  socket.listen({ message: (data) => heard.push(data), closed: (code) => heard.push(code) });
  port.hear({ type: 'heard' });
  expect(socket.isOpen()).toBe(false);
  port.hear({ type: 'opened' });
  expect(socket.isOpen()).toBe(true);
  port.hear({ type: 'message', data: '{"type":"ready"}' });
  socket.send('ping');
  expect(port.said.at(-1)).toEqual({ type: 'send', data: 'ping' });
  port.hear({ type: 'closed', code: 4001 });
  expect(heard).toEqual(['{"type":"ready"}', 4001]);
  expect([socket.isOpen(), port.isClosed, page.opened]).toEqual([false, true, 0]);
});

it('says that it leaves, and hears nothing more', async () => {
  const socket = (await load())('/api/events.php', start);
  const { port } = workerOf();
  const heard: unknown[] = [];
  socket.listen({ message: (data) => heard.push(data), closed: (code) => heard.push(code) });
  socket.close();
  expect(port.said.at(-1)).toEqual({ type: 'close', isBroken: false });
  port.hear({ type: 'message', data: '{}' });
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
});

it('says when it leads nowhere, so that the other tabs open theirs anew as well', async () => {
  const socket = (await load())('/api/events.php', start);
  socket.close(true);
  expect(workerOf().port.said.at(-1)).toEqual({ type: 'close', isBroken: true });
  expect(workerOf().port.isClosed).toBe(true);
});

it.each([
  ['does not start', () => workerOf().onerror?.()],
  ['says nothing', () => vi.advanceTimersByTime(10_000)],
])('goes by itself when the worker %s', async (_, fail) => {
  const open = await load();
  const codes: number[] = [];
  open('/api/events.php', start).listen({ message: () => {}, closed: (code) => codes.push(code) });
  fail();
  expect([codes, page.opened]).toEqual([[1006], 0]);
  open('/api/events.php', start);
  expect([FakeWorker.all.length, page.opened]).toEqual([1, 1]);
});

it('goes by itself where it is not known who is here, or there are no such workers', async () => {
  const open = await load();
  open('/api/events.php', { member: null, after: null });
  vi.stubGlobal('SharedWorker', undefined);
  open('/api/events.php', start);
  expect([FakeWorker.all.length, page.opened]).toEqual([0, 2]);
});
