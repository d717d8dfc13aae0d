import { newId } from '../platform/ids.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { insertCompany, insertSites } from './repository.ts';
import { demoDomain } from './demo-domain.ts';

const common = {
  description: 'Meet mature adults near you: free to join, and you pay only for the messages you send.',
  fictionalWarning: true,
  supportPhone: '+31 20 - 555 01 00',
};

/**
 * Brands beside the main one, to show what a site's settings change; browsers find them under `*.localhost` by
 * themselves. They share the installation and have no members at first.
 */
const brands = [
  { domain: 'quiet.localhost', name: 'Vesper Quiet', rules: { revealAccounts: false } },
  { domain: 'invited.localhost', name: 'Vesper Invited', rules: { signups: 'other' } },
  {
    domain: 'partner.localhost',
    name: 'Vesper Partner',
    rules: { signups: 'with_trafficsource', loggedOutSearchTrafficsource: true },
  },
] as const;

const settingsOf = (name: string, rules: object): string =>
  JSON.stringify({ ...common, name, indexTitle: name, mailName: name, rules });

/** An invented company, which makes members who are about to leave an offer to stay. */
const company = {
  name: 'Vesper Demo',
  address: 'Lantern Quay 12',
  city: 'Rotterdam',
  country: 'NL',
  delete_discount: true,
};

/** Writes the demo's sites; answers the id of the main one. */
export const writeSites = async (trx: Trx): Promise<string> => {
  const main = newId();
  const owner = newId();
  await insertCompany(trx, { id: owner, info: JSON.stringify(company) });
  await insertSites(trx, [
    {
      id: main,
      domain: demoDomain,
      is_default: true,
      company_id: owner,
      settings: settingsOf('Vesper', { loggedOutSearch: true, verifiedMembers: true }),
    },
    ...brands.map(({ domain, name, rules }) => ({
      id: newId(),
      domain,
      is_default: false,
      company_id: null,
      settings: settingsOf(name, rules),
    })),
  ]);
  return main;
};
