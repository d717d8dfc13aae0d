import type { FastifyReply } from 'fastify';

/** Tells when whoever waits for an answer has gone away before it was sent. */
export const whenGone = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
};
