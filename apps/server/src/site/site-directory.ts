import type { SiteBrand, SiteSettings } from '@vesper/domain';
import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { companySchema, type CompanyRow } from './company.ts';
import { readSites, type StoredSite } from './repository.ts';
import { brandOf, rulesOf, siteSettingsSchema } from './site-settings.ts';

/** A brand: its domain, its settings, its rules. */
export interface Site {
  readonly id: string;
  readonly domain: string;
  readonly version: string;
  readonly settings: SiteBrand;
  readonly rules: SiteSettings;
  readonly company: CompanyRow;
  readonly companyId: string;
}

declare module '../platform/services/request.ts' {
  interface RequestSite extends Site {}
}
declare module '../platform/services/services.ts' {
  interface Services {
    readonly sites: SiteDirectory;
  }
}

/** A change of settings is seen by every server within this time, without a restart. */
const freshMs = 5000;
/** After the database could not be read. */
const retryMs = 1000;
/** How long a request waits for a newer state than the one that is known. */
const patienceMs = 500;

const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

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

  /**
   * The site of a host name (without port); with `orDefault` an unknown host gets the default site. What was changed more
   * than five seconds ago is seen.
   */
  async findByHost(host: string, orDefault: boolean): Promise<Site | undefined> {
    const reading = this.#refresh();
    // A database that does not answer must not hold up what is known already.
    if (reading) await (this.#sites.size === 0 ? reading : Promise.race([reading, delay(patienceMs)]));
    return this.#sites.get(host.toLowerCase()) ?? (orDefault ? this.#default : undefined);
  }

  /** The site of this id; it may be asked inside of a transaction, as it does not wait for a newer state. */
  async findById(id: string): Promise<Site | undefined> {
    const reading = this.#refresh();
    if (this.#sites.size === 0) await reading;
    return [...this.#sites.values()].find((site) => site.id === id);
  }

  /** Reads the sites again now, for who can not wait the few seconds that pass by themselves. */
  async refreshNow(): Promise<void> {
    await this.#reading;
    await this.#start();
  }

  #start(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Starts reading when what is known is too old. While the database is away, it goes on being used. */
  #refresh(): Promise<void> | undefined {
    if (this.#clock.now() - this.#readAtMs < freshMs) return undefined;
    const reading = this.#start();
    if (this.#sites.size === 0) return reading;
    return reading.catch((error: unknown) => {
      this.#readAtMs = this.#clock.now() - freshMs + retryMs;
      this.#log.warn({ err: error }, 'sites could not be read');
    });
  }

  async #read(): Promise<void> {
    const rows = await readSites(this.#db);
    const sites = new Map<string, Site>();
    let fallback: Site | undefined;
    for (const row of rows) {
      const domain = row.domain.toLowerCase();
      const site = this.#parse(row, this.#sites.get(domain));
      if (!site) continue;
      sites.set(domain, site);
      if (row.is_default) fallback = site;
    }
    this.#sites = sites;
    this.#default = fallback;
    this.#readAtMs = this.#clock.now();
  }

  /**
   * A row that can not be used is said in the log and leaves what was known of the site as it was; a company that can not
   * be read keeps no site from opening.
   */
  #parse(row: StoredSite, before: Site | undefined): Site | undefined {
    const settings = siteSettingsSchema.safeParse(row.settings);
    const company = companySchema.safeParse(row.info ?? {});
    const issues = [...(settings.error?.issues ?? []), ...(company.error?.issues ?? [])];
    if (issues.length > 0) this.#log.error({ domain: row.domain, issues }, 'site settings refused');
    if (!settings.success) return before;
    const site = {
      id: row.id,
      domain: row.domain,
      settings: brandOf(settings.data),
      rules: rulesOf(settings.data),
      company: company.data ?? before?.company ?? {},
      companyId: row.company_id ?? '',
    };
    return { ...site, version: createHash('sha256').update(JSON.stringify(site)).digest('base64url') };
  }
}
