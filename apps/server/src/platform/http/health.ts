import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services/services.ts';

export const healthPath = '/healthz';

/** For whatever looks after the servers: asked by address, so that it has no site. */
export const registerHealth = (app: FastifyInstance, services: Services): void => {
  app.get(healthPath, async () => {
    await sql`select 1`.execute(services.db);
    return { ok: true };
  });
};
