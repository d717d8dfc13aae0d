import { scriptUrl } from '../script-url.ts';
import type { LiveStart, SocketLike } from './live-socket.ts';
import { openPageSocket } from './page-socket.ts';

/** Bump it when what tabs and `live-worker.js` say to each other changes: tabs of before keep a worker of their own. */
const liveWorkerVersion = 2;

/** So long may the worker need to say that it is there; then this page goes by itself. */
const heardWithinMs = 10_000;

/** The close code of a connection that broke without saying why. */
const brokenCode = 1006;

type Said =
  { type: 'heard' | 'opened' } | { type: 'message'; data: unknown } | { type: 'closed'; code: number };

/** The worker did not start, or says nothing: from now on the page has a connection of its own. */
let isBroken = false;

/**
 * Holds a lock for as long as the page lives: the worker, which waits for it, learns so that a page has gone that could not say
 * it. Answers how to let go.
 */
const holdLock = (name: string, held: () => void): (() => void) => {
  const { locks } = navigator as { readonly locks?: LockManager };
  const over = new AbortController();
  if (!locks) held();
  else
    void locks.request(name, async () => {
      if (over.signal.aborted) return;
      held();
      await new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
    });
  return () => over.abort();
};

const openByWorker = (path: string, { member, after }: LiveStart): SocketLike => {
  const worker = new SharedWorker(scriptUrl(`/live-worker.js?v=${liveWorkerVersion}`), 'live');
  const { port } = worker;
  const lock = `live ${crypto.randomUUID()}`;
  let isOpen = false;
  let isHeard = false;
  let hear: Parameters<SocketLike['listen']>[0] | undefined;
  const end = (): void => {
    isOpen = false;
    hear = undefined;
    clearTimeout(patience);
    letGo();
    port.close();
  };
  const closed = (code: number): void => {
    const told = hear;
    end();
    told?.closed(code);
  };
  const giveUp = (): void => {
    if (isHeard) return;
    isBroken = true;
    closed(brokenCode);
  };
  const patience = setTimeout(giveUp, heardWithinMs);
  worker.onerror = giveUp;
  port.onmessage = ({ data: said }: MessageEvent<Said>) => {
    isHeard = true;
    clearTimeout(patience);
    if (said.type === 'opened') isOpen = true;
    if (said.type === 'message') hear?.message(said.data);
    if (said.type === 'closed') closed(said.code);
  };
  const letGo = holdLock(lock, () => port.postMessage({ type: 'open', member, path, after, lock }));
  return {
    listen: (on) => (hear = on),
    isOpen: () => isOpen,
    send: (data) => port.postMessage({ type: 'send', data }),
    close: (isBroken = false) => {
      port.postMessage({ type: 'close', isBroken });
      end();
    },
  };
};

/**
 * The live connection of a page: the one that all tabs of the browser share, by a shared worker, or one of its own where the
 * browser has no such workers (most phones) or theirs does not start.
 */
export const openLiveSocket = (path: string, start: LiveStart): SocketLike =>
  isBroken || start.member === null || typeof SharedWorker === 'undefined'
    ? openPageSocket(path)
    : openByWorker(path, start);
