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
  /** Risen by the database with everything that is noted of the site's prices. */
  prices_version: Generated<number>;
}

/** What is so of a site from a moment on, until a later row says otherwise; rows are only added. */
interface PriceTable {
  id: string;
  site_id: string;
  valid_from: Date;
  noted_at: Date;
}

interface BundlePricesTable extends PriceTable {
  bundle: string;
  currency: string;
  credits: number;
  price_minor: number | null;
}

interface CountryCurrenciesTable extends PriceTable {
  country: string;
  currency: string;
}

interface VatRatesTable extends PriceTable {
  country: string;
  /** In basis points. */
  rate: number;
}

interface MinimumMessageCostsTable extends PriceTable {
  country: string;
  currency: string;
  cost_minor: number | null;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    companies: CompaniesTable;
    sites: SitesTable;
    bundle_prices: BundlePricesTable;
    country_currencies: CountryCurrenciesTable;
    vat_rates: VatRatesTable;
    minimum_message_costs: MinimumMessageCostsTable;
  }
}
