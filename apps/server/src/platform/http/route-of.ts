import type { FastifyRequest } from 'fastify';

type Route = FastifyRequest['routeOptions']['config'];

const known = Symbol('route');

/**
 * What the route of a request says of itself. Fastify puts all of `routeOptions` together anew each time that it is asked, and the
 * hooks of one call ask six times.
 */
export const routeOf = (request: FastifyRequest & { [known]?: Route }): Route =>
  (request[known] ??= request.routeOptions.config);
