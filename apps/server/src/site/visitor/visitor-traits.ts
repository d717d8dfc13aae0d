import type { FastifyRequest } from 'fastify';
import type { VisitorTraits } from '../../platform/services/request.ts';
import { arrivalCookie, readArrival, writeArrival } from './arrival.ts';
import type { VisitorCountry } from './visitor-country.ts';

/** Any network at all opens what is open to visitors from a traffic source; which one it was, no page says. */
const fromSomewhere = `${arrivalCookie}=${writeArrival({ network: '-' })}`;

/** What a site says differently to one visitor and the next: by where they are, and by whether a traffic source sent them. */
export const readVisitorTraits = async (
  visitorCountry: VisitorCountry,
  request: FastifyRequest,
): Promise<VisitorTraits> => ({
  country: await visitorCountry.find(request.site, request),
  domainLanguage: request.site.settings.domainLanguage,
  cookies: readArrival(request).network ? [fromSomewhere] : [],
});
