import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services/services.ts';
import { askNothing } from './health-repository.ts';

export const healthPath = '/healthz';

/** For whatever looks after the servers: asked by address, so that it has no site. */
export const registerHealth = (app: FastifyInstance, services: Services): void => {
  app.get(healthPath, async () => {
    await askNothing(services.db);
    return { ok: true };
  });
};
