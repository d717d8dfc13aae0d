import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/** A hook that waits for nothing, and therefore takes no promise and no turn of its own: every call goes through ten. */
export const syncHook =
  (act: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    try {
      act(request, reply);
    } catch (error) {
      return done(error as Error);
    }
    done();
  };
