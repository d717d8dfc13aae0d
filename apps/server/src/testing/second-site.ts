import { newId } from '../platform/ids.ts';
import type { TestServer } from './test-server.ts';

/** What a browser sends on the second site. */
export const secondSite = { host: 'second.test', origin: 'http://second.test' };

/** Another brand of the same installation, on a domain of its own. */
export const addSecondSite = async (server: TestServer): Promise<string> => {
  const id = newId();
  await server.services.db
    .insertInto('sites')
    .values({
      id,
      domain: secondSite.host,
      is_default: false,
      company_id: null,
      settings: JSON.stringify({ name: 'Second' }),
    })
    .execute();
  server.clock.advanceSeconds(6);
  await server.services.sites.refreshNow();
  return id;
};
