import type {} from '../../../loader/asleep.ts';
import { scriptUrl } from '@vesper/session';

/** A page takes over without it where it comes this late, and is held up as long as the look at the places takes. */
const latestMs = 1000;

/**
 * Resolves once numbers and times can be written without holding the page up (`public/formats-worker.js`); also where the
 * browser starts no worker, where that fails, after a second, and for who presses something: they wait for an answer, and a page that is
 * held up for less than that second gives it sooner. Never rejects.
 */
export const readyFormats = (): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    let worker: Worker | undefined;
    const end = (): void => {
      waiting.abort();
      clearTimeout(late);
      worker?.terminate();
      resolve();
    };
    const late = setTimeout(end, latestMs);
    if (window.asleep?.pressed.size) return end();
    addEventListener('click', end, { capture: true, signal: waiting.signal });
    try {
      worker = new Worker(scriptUrl('/formats-worker.js?v=1'));
      worker.onmessage = end;
      worker.onerror = end;
    } catch {
      end();
    }
  });
