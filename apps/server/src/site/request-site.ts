import type { FastifyInstance } from 'fastify';
import type { Member } from '../session/session.ts';
import type { Site } from './site-directory.ts';
import type { Services } from '../platform/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the request's host. */
    site: Site;
    /** Who is logged in, once it has been asked. */
    member: Member | undefined;
  }
}

export const healthPath = '/healthz';

/** Finds the site by the host. An unknown host gets the default site in development and a plain 404 in production. */
export const registerRequestSite = (app: FastifyInstance, services: Services): void => {
  app.decorateRequest('member', undefined);
  app.decorateRequest('site');
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === healthPath) return;
    const site = await services.sites.findByHost(request.hostname, services.config.mode !== 'production');
    if (!site) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    request.site = site;
  });
};
