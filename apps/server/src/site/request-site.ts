import type { FastifyInstance } from 'fastify';
import { healthPath } from '../platform/http/health.ts';
import type { Services } from '../platform/services/services.ts';

/** Finds the site by the host. An unknown host gets the default site in development and a plain 404 in production. */
export const registerRequestSite = (app: FastifyInstance, services: Services): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === healthPath) return;
    const site = await services.sites.findByHost(request.hostname, services.config.mode !== 'production');
    if (!site) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    request.site = site;
  });
};
