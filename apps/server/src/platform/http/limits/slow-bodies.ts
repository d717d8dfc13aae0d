import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../route-of.ts';
import { mayHaveFile } from '../uploads/uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may bring a file, which takes as long as the sender's connection needs. */
    readonly file?: boolean;
  }
}

/** For everything but files; a text of a few kilobytes is there within seconds on the slowest phone. */
const usualMs = 15_000;

/** For files, and for what Node waits at all: 15 MB at half a megabit. */
export const longestRequestMs = 5 * 60_000;

/** Without one there is nothing to wait for: neither a question whose answer takes long, nor a live connection, ever ends. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts off who sends a small body byte by byte: each of them would hold a request open for minutes. */
export const refuseSlowBodies = (app: FastifyInstance, withinMs: number = usualMs): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) return done();
    if (routeOf(request).file === true && mayHaveFile(request)) return done();
    let afterReading: NodeJS.Immediate | undefined;
    // When the time is over, what has come meanwhile is read first: a busy server must not cut off whom it kept waiting itself.
    const timer = setTimeout(() => {
      afterReading = setImmediate(() => request.raw.destroy());
    }, withinMs);
    const stop = (): void => {
      clearTimeout(timer);
      clearImmediate(afterReading);
    };
    request.raw.once('end', stop).once('close', stop).once('error', stop);
    done();
  });
};
