import type { Database } from '../platform/database/database.ts';

/** A site as it is stored, with its company; nothing of it is believed yet. */
export interface StoredSite {
  readonly id: string;
  readonly domain: string;
  readonly is_default: boolean;
  readonly settings: unknown;
  readonly company_id: string | null;
  readonly info: unknown;
  readonly prices_version: number;
}

export const readSites = (db: Database): Promise<StoredSite[]> =>
  db
    .selectFrom('sites')
    .leftJoin('companies', 'companies.id', 'sites.company_id')
    .select([
      'sites.id',
      'domain',
      'is_default',
      'settings',
      'company_id',
      'companies.info',
      'prices_version',
    ])
    .execute();
