import type { SiteSettings } from '@vesper/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { rulesOf, type SiteRow, siteSettingsSchema } from './site-settings.ts';

/** A brand: its domain, its settings, its rules. */
export interface Site {
  readonly id: string;
  readonly domain: string;
  readonly settings: SiteRow;
  readonly rules: SiteSettings;
  readonly company: Readonly<Record<string, unknown>>;
  readonly companyId: string;
}

/** A change of settings is seen by every server within this time, without a restart. */
const freshMs = 5000;

/** The sites of this installation, by host. */
export class SiteDirectory {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  #sites = new Map<string, Site>();
  #default: Site | undefined;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(db: Database, clock: Clock, log: FastifyBaseLogger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** The site of a host name (without port); with `orDefault` an unknown host gets the default site. */
  async findByHost(host: string, orDefault: boolean): Promise<Site | undefined> {
    await this.#refresh();
    return this.#sites.get(host.toLowerCase()) ?? (orDefault ? this.#default : undefined);
  }

  async findById(id: string): Promise<Site | undefined> {
    await this.#refresh();
    return [...this.#sites.values()].find((site) => site.id === id);
  }

  async #refresh(): Promise<void> {
    if (this.#clock.now() - this.#readAtMs < freshMs) return;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    // While the database is away, what is known goes on being used; there is nothing to go on with at first.
    if (this.#sites.size === 0) await this.#reading;
    else this.#reading.catch((error: unknown) => this.#log.warn({ err: error }, 'sites could not be read'));
  }

  async #read(): Promise<void> {
    const rows = await this.#db
      .selectFrom('sites')
      .leftJoin('companies', 'companies.id', 'sites.company_id')
      .select(['sites.id', 'domain', 'is_default', 'settings', 'company_id', 'companies.info'])
      .execute();
    const sites = new Map<string, Site>();
    for (const row of rows) {
      const parsed = siteSettingsSchema.safeParse(row.settings);
      if (!parsed.success) {
        this.#log.error({ domain: row.domain, issues: parsed.error.issues }, 'site settings refused');
        const before = this.#sites.get(row.domain);
        if (before) sites.set(row.domain, before);
        continue;
      }
      const site: Site = {
        id: row.id,
        domain: row.domain,
        settings: parsed.data,
        rules: rulesOf(parsed.data),
        company: row.info ?? {},
        companyId: row.company_id ?? '',
      };
      sites.set(row.domain.toLowerCase(), site);
      if (row.is_default) this.#default = site;
    }
    this.#sites = sites;
    this.#readAtMs = this.#clock.now();
  }
}
