import { openApiDocument } from '@vesper/contract';
import { appManifest } from '@vesper/domain';
import type { FastifyRequest } from 'fastify';
import { everybody } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { SiteDirectory } from './site-directory.ts';
import { openVisitorCountry } from './visitor/visitor-country.ts';
import { readVisitorTraits } from './visitor/visitor-traits.ts';
import { registerArrival } from './visitor/arrival.ts';
import { siteCalls } from './calls.ts';
import { widenPagePolicy } from './page-policy.ts';
import { registerRequestSite } from './request-site.ts';

/** The brands: which one a request is for, its settings, where a visitor came from and is. */
export const siteSubject = defineSubject({
  name: 'site',
  opens: async ({ config, db, clock, log, live }) => {
    const visitorCountry = await openVisitorCountry(config, clock, log);
    const sites = new SiteDirectory(db, clock, log);
    // Acts ask for a site within their transactions: the first reading would wait for the one session of the embedded database.
    await sites.refreshNow();
    live.onChanged((ids) => sites.hearChanged(ids));
    const visitorTraits = (request: FastifyRequest) => readVisitorTraits(visitorCountry, request);
    return { sites, visitorCountry, visitorTraits };
  },
  calls: siteCalls,
  access: {
    settings: { outcomes: everybody('ok') },
    companyInfo: { outcomes: everybody('ok') },
    regions: { input: () => ({ query: { country: 'NL' } }), outcomes: everybody('ok') },
    towns: { input: () => ({ query: { country: 'NL', start: 'ut' } }), outcomes: everybody('ok') },
    geocode: { input: () => ({ query: { lat: '52.09', lon: '5.12' } }), outcomes: everybody('ok') },
    interests: { outcomes: everybody('ok') },
  },
  // One for each pause of who writes a town's name.
  callsPerMinute: { geocode: 60, towns: 300 },
  hooks: (app, services) => {
    registerRequestSite(app, services);
    registerArrival(app, services);
    widenPagePolicy(app, services);
  },
  routes: (app) => {
    app.get('/manifest.webmanifest', async (request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify(appManifest(request.site.settings))),
    );
    app.get('/api/openapi.json', async (request) => openApiDocument(request.site.settings.name));
  },
});
