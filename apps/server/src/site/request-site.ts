import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { healthPath } from '../platform/http/addresses/health.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from './site-directory.ts';

/** Finds the site by the host. An unknown host gets the default site in development and a plain 404 in production. */
export const registerRequestSite = (app: FastifyInstance, services: Services): void => {
  const orDefault = services.config.mode !== 'production';
  const enter = (request: FastifyRequest, reply: FastifyReply, site: Site | undefined): boolean => {
    if (site) request.site = site;
    else void reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return site !== undefined;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === healthPath) return done();
    const found = services.sites.findByHost(request.hostname, orDefault);
    // Nearly always it is known, and nobody is to wait for a turn.
    if (!(found instanceof Promise)) return void (enter(request, reply, found) && done());
    found.then((site) => enter(request, reply, site) && done(), done);
  });
};
