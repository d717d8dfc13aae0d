import {
  nextPriceChange,
  type PriceChange,
  type Prices,
  pricesAt,
  type SiteBrand,
  type SiteRules,
} from '@vesper/domain';
import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { companySchema, type CompanyRow } from './company.ts';
import { readPriceChanges } from './prices/price-repository.ts';
import { readSites, type StoredSite } from './repository.ts';
import { brandOf, rulesOf, siteSettingsSchema } from './site-settings.ts';

/** A brand: its domain, its settings, its rules, what it asks for at this moment. */
export interface Site {
  readonly id: string;
  readonly domain: string;
  readonly version: string;
  readonly settings: SiteBrand;
  readonly rules: SiteRules;
  readonly prices: Prices;
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

/** A site as it was read: without what hangs on the moment. */
interface KnownSite extends Omit<Site, 'prices' | 'version'> {
  readonly isDefault: boolean;
}

/** All that a site has ever asked for, and which state of it that is. */
interface KnownPrices {
  readonly version: number;
  readonly changes: readonly PriceChange[];
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
  #known = new Map<string, KnownSite>();
  #prices = new Map<string, KnownPrices>();
  #sites = new Map<string, Site>();
  #default: Site | undefined;
  /** The ids of those that have verified members: asked for each card of a list. */
  #verifying: ReadonlySet<string> = new Set();
  /** Until when the sites are as they were put together: then the next price begins. */
  #holdsUntilMs = Number.POSITIVE_INFINITY;
  #readAtMs = Number.NEGATIVE_INFINITY;
  /** A change was heard of since they were read. */
  #hasChanged = false;
  #reading: Promise<void> | undefined;

  constructor(db: Database, clock: Clock, log: FastifyBaseLogger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * The site of a host name (without port); with `orDefault` an unknown host gets the default site. What was changed more
   * than five seconds ago is seen; only when it is read again is there anything to wait for.
   */
  findByHost(host: string, orDefault: boolean): Site | undefined | Promise<Site | undefined> {
    const reading = this.#refresh();
    if (!reading) return this.#knownByHost(host, orDefault);
    // A database that does not answer must not hold up what is known already.
    const read = this.#sites.size === 0 ? reading : Promise.race([reading, delay(patienceMs)]);
    return read.then(() => this.#knownByHost(host, orDefault));
  }

  #knownByHost(host: string, orDefault: boolean): Site | undefined {
    this.#keepUp();
    return this.#sites.get(host.toLowerCase()) ?? (orDefault ? this.#default : undefined);
  }

  /** The site of this id; it may be asked inside of a transaction, as it does not wait for a newer state. */
  async findById(id: string): Promise<Site | undefined> {
    const reading = this.#refresh();
    if (this.#sites.size === 0) await reading;
    this.#keepUp();
    return [...this.#sites.values()].find((site) => site.id === id);
  }

  /** Whether the mark of who is verified is shown on the site of this id, as far as it is known now. */
  hasVerifiedMembers(id: string): boolean {
    return this.#verifying.has(id);
  }

  /** Something of these has changed on whichever server: a site among them is read again before it is next used. */
  hearChanged(ids: readonly string[] | 'anybody'): void {
    this.#hasChanged ||= ids === 'anybody' || ids.some((id) => this.#prices.has(id));
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

  /**
   * Starts reading when what is known is too old. While the database is away, it goes on being used. Nothing known is never
   * new enough: the first site of an installation opens as soon as it is written.
   */
  #refresh(): Promise<void> | undefined {
    const isFresh = this.#known.size > 0 && this.#clock.now() - this.#readAtMs < freshMs;
    if (isFresh && !this.#hasChanged) return undefined;
    const reading = this.#start();
    if (this.#sites.size === 0) return reading;
    return reading.catch((error: unknown) => {
      this.#readAtMs = this.#clock.now() - freshMs + retryMs;
      this.#log.warn({ err: error }, 'sites could not be read');
    });
  }

  async #read(): Promise<void> {
    // What changes while it is read is read once more.
    this.#hasChanged = false;
    const rows = await readSites(this.#db);
    const prices = await this.#readPrices(rows);
    const known = new Map<string, KnownSite>();
    for (const row of rows) {
      const domain = row.domain.toLowerCase();
      const site = this.#parse(row, this.#known.get(domain));
      if (site) known.set(domain, site);
    }
    this.#known = known;
    this.#prices = prices;
    this.#readAtMs = this.#clock.now();
    this.#putTogether();
  }

  /** What each site has ever asked for: read where the database says that something was added. */
  async #readPrices(rows: readonly StoredSite[]): Promise<Map<string, KnownPrices>> {
    const isNew = (row: StoredSite) => this.#prices.get(row.id)?.version !== row.prices_version;
    const added = rows.filter(isNew).map(({ id }) => id);
    const changes = added.length === 0 ? new Map() : await readPriceChanges(this.#db, added);
    return new Map(
      rows.map(({ id, prices_version: version }) => [
        id,
        { version, changes: changes.get(id) ?? this.#prices.get(id)?.changes ?? [] },
      ]),
    );
  }

  #keepUp(): void {
    if (this.#clock.now() >= this.#holdsUntilMs) this.#putTogether();
  }

  /** The sites as they are at this moment, and until when. */
  #putTogether(): void {
    const now = this.#clock.now();
    const sites = new Map<string, Site>();
    let fallback: Site | undefined;
    this.#holdsUntilMs = Number.POSITIVE_INFINITY;
    for (const [domain, { isDefault, ...known }] of this.#known) {
      const changes = this.#prices.get(known.id)?.changes ?? [];
      this.#holdsUntilMs = Math.min(this.#holdsUntilMs, nextPriceChange(changes, now) ?? Infinity);
      const prices = pricesAt(changes, now);
      const version = createHash('sha256')
        .update(JSON.stringify({ ...known, prices }))
        .digest('base64url');
      const site = { ...known, prices, version };
      sites.set(domain, site);
      if (isDefault) fallback = site;
    }
    this.#sites = sites;
    this.#default = fallback;
    const verifying = [...sites.values()].filter(({ rules }) => rules.verifiedMembers);
    this.#verifying = new Set(verifying.map(({ id }) => id));
  }

  /**
   * A row that can not be used is said in the log and leaves what was known of the site as it was; a company that can not
   * be read keeps no site from opening.
   */
  #parse(row: StoredSite, before: KnownSite | undefined): KnownSite | undefined {
    const settings = siteSettingsSchema.safeParse(row.settings);
    const company = companySchema.safeParse(row.info ?? {});
    const issues = [...(settings.error?.issues ?? []), ...(company.error?.issues ?? [])];
    if (issues.length > 0) this.#log.error({ domain: row.domain, issues }, 'site settings refused');
    if (!settings.success) return before;
    return {
      id: row.id,
      domain: row.domain,
      settings: brandOf(settings.data),
      rules: rulesOf(settings.data),
      company: company.data ?? before?.company ?? {},
      companyId: row.company_id ?? '',
      isDefault: row.is_default,
    };
  }
}
