import type { Services } from '../platform/services/services.ts';

/**
 * The address members know a site by: its own domain, with scheme and port of PUBLIC_URL; without one, http and the port
 * that is really listened on.
 */
export const originOf = (
  services: Pick<Services, 'config' | 'listeningPort'>,
  site: { domain: string },
): string => {
  const outside = services.config.publicUrl ? new URL(services.config.publicUrl) : undefined;
  const port = outside ? outside.port : String(services.listeningPort());
  return new URL(`${outside?.protocol ?? 'http:'}//${site.domain}${port ? `:${port}` : ''}`).origin;
};
