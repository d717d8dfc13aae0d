import type { Services } from '../platform/services/services.ts';

/** How every cookie is set that says who somebody is: for the server alone, and not sent along by other sites' forms. */
export const authCookie = (services: Pick<Services, 'config'>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: services.config.publicUrl?.startsWith('https:') ?? false,
});
