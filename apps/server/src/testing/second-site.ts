import { signupForm } from '@vesper/testing';
import { inTransaction } from '../platform/database/transaction.ts';
import { newId } from '../platform/ids.ts';
import { openPrices } from '../site/prices/open-prices.ts';
import { activationToken, type Person, type TestServer } from './test-server.ts';

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
  await inTransaction(server.services.db, (trx) => openPrices(trx, id));
  server.clock.advanceSeconds(6);
  await server.services.sites.refreshNow();
  return id;
};

/** The same browser on the address of the other brand. */
const onSecondSite = (person: Person): Person => ({
  ...person,
  call: (name, input = {}) =>
    person.call(name, { ...input, headers: { ...secondSite, ...input.headers } } as typeof input),
});

/** A confirmed member of the other brand. */
export const memberOfSecondSite = async (server: TestServer): Promise<Person> => {
  const person = onSecondSite(server.visitor());
  const form = signupForm({});
  const answer = await person.call('signup', { body: form });
  const id = String(answer.body.user.id);
  await person.call('activate', { body: { token: await activationToken(server, id) } });
  return { ...person, id, email: form.email };
};
