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

interface DiscountsTable {
  id: string;
  site_id: string;
  code: string;
  own_window: 'signup' | 'stay' | null;
}

/** What a discount says from a moment on, until later terms say otherwise; rows are only added. */
interface DiscountTermsTable {
  id: string;
  discount_id: string;
  status: 'active' | 'inactive';
  validity: 'once' | 'once-per-user' | 'unlimited';
  /** In basis points. */
  value_rate: number;
  country: string | null;
  currency: string | null;
  minimum_order_minor: number | null;
  first_purchase_only: boolean;
  payment_methods: string[] | null;
  /** The only member who may use it. */
  member_id: string | null;
  expires_at: Date | null;
  valid_from: Date;
  noted_at: Date;
}

declare module '../platform/database/database-tables.ts' {
  interface Tables {
    companies: CompaniesTable;
    sites: SitesTable;
    bundle_prices: BundlePricesTable;
    country_currencies: CountryCurrenciesTable;
    vat_rates: VatRatesTable;
    minimum_message_costs: MinimumMessageCostsTable;
    discounts: DiscountsTable;
    discount_terms: DiscountTermsTable;
  }
}
