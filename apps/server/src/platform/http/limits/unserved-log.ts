import type { FastifyRequest } from 'fastify';

/** So often at most it is written down: under a flood, or while the database is away, it is thousands a second. */
const saidEveryMs = 1000;

/**
 * Writes down why something was not served for now, once a second at most, and with it how many more were not (`unsaid`) since it
 * was said last. One for each kind of thing.
 */
export const unservedLog = (what: string): ((request: Pick<FastifyRequest, 'log'>, error: Error) => void) => {
  let [saidAtMs, unsaid] = [-saidEveryMs, 0];
  return ({ log }, error) => {
    const nowMs = performance.now();
    if (nowMs - saidAtMs < saidEveryMs) {
      unsaid += 1;
      return;
    }
    log.warn({ err: error, ...(unsaid > 0 && { unsaid }) }, what);
    [saidAtMs, unsaid] = [nowMs, 0];
  };
};
