import type { FastifyRequest } from 'fastify';

/**
 * Does what a form with a file is for. Where that fails, what has not been read of the form is read away: it would stand before the next
 * request of the connection for ever, which then is not answered.
 */
export const orReadAway = async <T>(
  { raw }: Pick<FastifyRequest, 'raw'>,
  act: () => Promise<T>,
): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    raw.unpipe();
    raw.resume();
    throw error;
  }
};
