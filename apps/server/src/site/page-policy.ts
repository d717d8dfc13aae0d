import type { FastifyInstance } from 'fastify';
import { routeOf } from '../platform/http/route-of.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from './site-directory.ts';
import { originOf } from './site-origin.ts';

const header = 'content-security-policy';

/** Hosts of letters, figures, points and hyphens (and version 6): a URL's may hold `;` and `$` as well. */
const plainOrigin = /^https?:\/\/[\w.:[\]-]+$/;

const originOfAddress = (address: string): string | undefined => {
  const origin = /^https?:/i.test(address) ? URL.parse(address)?.origin : undefined;
  return origin !== undefined && plainOrigin.test(origin) ? origin : undefined;
};

/** The other hosts that a site's pages take pictures from: where its files are served, its own domain, its sign. */
const pictureHosts = (services: Pick<Services, 'config' | 'listeningPort'>, site: Site): Set<string> => {
  const { cdnPrefix, icon } = site.settings;
  const origins = [cdnPrefix, icon, originOf(services, site)].map(originOfAddress);
  return new Set(origins.filter((origin) => origin !== undefined));
};

/**
 * Names a site's own hosts in the policy of what it answers (readings: `domain` and `cdn_prefix` are in the policy of the
 * page), for pictures, and the domain for calls as well; a page under another name of the site would lack them. Of an
 * address in the settings the origin alone goes in, so that nothing written there can add to the policy.
 */
export const widenPagePolicy = (
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'listeningPort'>,
): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (routeOf(request).isCall) return done();
    const policy = reply.getHeader(header);
    // An unknown host has no site.
    const site = request.site as Site | undefined;
    if (typeof policy !== 'string' || !site) return done();
    const own = originOfAddress(originOf(services, site)) ?? '';
    const pictures = [...pictureHosts(services, site)].join(' ');
    reply.header(
      header,
      policy.replace(/img-src [^;]*/, `$& ${pictures}`).replace(/connect-src [^;]*/, `$& ${own}`),
    );
    done();
  });
};
