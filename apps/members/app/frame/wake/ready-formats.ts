import { scriptUrl } from '@vesper/session';

/** A page takes over without it where it comes this late, and is held up as long as the look at the places takes. */
const latestMs = 1000;

/**
 * Resolves once numbers and times can be written without holding the page up (`public/formats-worker.js`); also where the
 * browser starts no worker, where that fails, and after a second. Never rejects.
 */
export const readyFormats = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      worker?.terminate();
      resolve();
    };
    const late = setTimeout(end, latestMs);
    let worker: Worker | undefined;
    try {
      worker = new Worker(scriptUrl('/formats-worker.js?v=1'));
      worker.onmessage = end;
      worker.onerror = end;
    } catch {
      end();
    }
  });
