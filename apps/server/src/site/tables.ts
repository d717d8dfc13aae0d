import type { Generated } from 'kysely';
import type { Json } from '../platform/database/database-tables.ts';

interface CompaniesTable {
  id: string;
  info: Json<Record<string, unknown>>;
}

interface SitesTable {
  id: string;
  domain: string;
  is_default: Generated<boolean>;
  company_id: string | null;
  settings: Json<Record<string, unknown>>;
  created_at: Generated<Date>;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    companies: CompaniesTable;
    sites: SitesTable;
  }
}
