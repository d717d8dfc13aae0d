import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { VisitorView } from './visitor-view.ts';

const [toBrotli, fromBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];

/** A page as it is kept: packed, since nearly every browser takes it so. */
export interface VisitorPage {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  /** Of its inline scripts, for the policy of the answer. */
  readonly scriptHashes: readonly string[];
  /** Its site, and everybody and everything that it names by an id. */
  readonly ids: ReadonlySet<string>;
  readonly madeAtMs: number;
  readonly view: VisitorView;
}

/** As the page was before it was packed, for who takes it in no other way. */
export const unpacked = ({ br }: VisitorPage): Promise<Buffer> => fromBrotli(br);

/** Until then a page is given out as it is; then it is still given out, and made anew meanwhile. */
const freshMs = 30_000;
/** Nobody gets an older one: times and people on it would be of yesterday. */
const oldestMs = 10 * 60_000;
/**
 * Of a page that shows somebody, where another process may change that without telling (a command, a server beside this one): a photo
 * on it may have been refused meanwhile. As long as a site's settings may be old.
 */
const oldestUnheardMs = 5000;
/**
 * How many are kept, of about 40 KB each: of all sites, and of one site in the usual look and in all others. What somebody asks
 * for in look after look pushes out other looks of that site, and nothing else.
 */
const mostPages = { all: 2000, usual: 1000, others: 200 };

/** How many of a site's pages are made anew in the background when its settings change: those asked for last. */
const mostMadeAnew = 100;

const idPattern = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g;
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Stands for every id. */
const anything = '*';

/** Whoever fills many pays for it, and not the sites that have few. */
const fullest = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as const)[0];

/** The pages that a page shares its room with. */
const shelfOf = ({ site, isUsual }: VisitorView): string => `${site} ${isUsual ? 'usual' : 'others'}`;

const makingKeyOf = ({ version, key }: VisitorView): string => `${version}\n${key}`;

/** Whether it says nothing of the page itself. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const packed = async (html: string, view: VisitorView, madeAtMs: number): Promise<VisitorPage> => {
  // Whoever hears of a nonce could use it as long as the page is kept; its scripts are known by what they say instead.
  const bare = html.replace(/ nonce="[^"]*"/g, '');
  const bytes = Buffer.from(bare);
  const [br, zipped] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(bytes, { level: 9 }),
  ]);
  return {
    br,
    gzip: zipped,
    etag: `W/"${hashOf(bare).slice(0, 22)}"`,
    scriptHashes: [...new Set([...bare.matchAll(inlineScript)].map(([, script = '']) => hashOf(script)))],
    ids: new Set([view.site, ...(bare.match(idPattern) ?? [])]),
    madeAtMs,
    view,
  };
};

/**
 * The pages of this server that say the same to every visitor. Each is made once, kept packed, made anew in the background
 * while it is asked for, and falls at once when somebody changes who is shown on it. Where a site's settings change, nobody gets an
 * older page: who asks first waits for theirs, and the others are made meanwhile.
 */
export class VisitorPages {
  readonly #app: FastifyInstance;
  readonly #clock: Clock;
  readonly #most: typeof mostPages;
  readonly #hearsAll: boolean;
  /** In the order in which they were asked for last. */
  readonly #pages = new Map<string, VisitorPage>();
  readonly #making = new Map<string, Promise<VisitorPage | undefined>>();
  /** Of each page that is being made, what has changed since it was begun: it may show what was before. */
  readonly #changes = new Set<Set<string>>();

  /** Which version of each site was asked for last. */
  readonly #versions = new Map<string, string>();
  /** The views of pages that fell with their site's settings, until somebody asks for the site. */
  readonly #fallen = new Map<string, VisitorView>();

  /** In which order pages were begun: an older one that is done later does not take the place of a newer one. */
  readonly #turnOf = new WeakMap<VisitorPage, number>();
  #turns = 0;

  /** @param hearsAll whether this process hears of every change, whoever makes it */
  constructor(app: FastifyInstance, clock: Clock, { most = mostPages, hearsAll = true } = {}) {
    this.#app = app;
    this.#clock = clock;
    this.#most = most;
    this.#hearsAll = hearsAll;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Whether a page is there, or is being made already, so that whoever asks has none made. */
  isThere(view: VisitorView): boolean {
    if (this.#making.has(makingKeyOf(view))) return true;
    const page = this.#pages.get(view.key);
    const age = page ? this.#clock.now() - page.madeAtMs : Infinity;
    if (!page || page.view.version !== view.version) return false;
    return age >= 0 && age <= freshMs && !this.#mayBeUntold(page, age);
  }

  /** The page of a view; undefined where it can not be made for all (it failed, leads elsewhere, sets a cookie). */
  async find(view: VisitorView): Promise<VisitorPage | undefined> {
    const left = this.#leaveOlder(view);
    const found = this.#findOrMake(view);
    // Nobody waits for these: what fails is made by whoever asks for it.
    void this.#makeEach(left);
    return found;
  }

  async #findOrMake(view: VisitorView): Promise<VisitorPage | undefined> {
    const page = this.#pages.get(view.key);
    const age = page ? this.#clock.now() - page.madeAtMs : Infinity;
    if (!page || age < 0 || age > oldestMs) return this.#make(view);
    // While none can be made (the database is away) nobody can have changed anything either.
    if (this.#mayBeUntold(page, age)) return (await this.#make(view)) ?? this.#pages.get(view.key);
    this.#pages.delete(view.key);
    this.#pages.set(view.key, page);
    // Nobody waits for it: what fails is tried again by whoever asks next (a server that closes renders nothing any more).
    if (age > freshMs) this.#make(view).catch(() => undefined);
    return page;
  }

  /** Whether it shows something of which nobody has to tell this process that it has changed. It always names its site. */
  #mayBeUntold({ ids }: VisitorPage, age: number): boolean {
    return !this.#hearsAll && ids.size > 1 && age > oldestUnheardMs;
  }

  /**
   * With the first view of a new version of a site its older pages fall. Answers the views to make anew, those asked for last
   * first.
   */
  #leaveOlder({ site, version }: VisitorView): VisitorView[] {
    const isNew = this.#versions.get(site) !== version;
    this.#versions.set(site, version);
    const isOlder = ({ view }: VisitorPage) => view.site === site && view.version !== version;
    if (isNew) this.#drop(isOlder, isOlder);
    const left = [...this.#fallen.values()].filter((view) => view.site === site);
    for (const { key } of left) this.#fallen.delete(key);
    return left.slice(-mostMadeAnew).reverse();
  }

  /** One after the other, each of the version that its site has by then. */
  async #makeEach(views: readonly VisitorView[]): Promise<void> {
    for (const view of views) {
      const version = this.#versions.get(view.site) ?? view.version;
      if (!this.#pages.has(view.key)) await this.#make({ ...view, version }).catch(() => undefined);
    }
  }

  /** Drops the pages that name one of these. */
  fall(ids: readonly string[]): void {
    this.#making.clear();
    for (const changed of this.#changes) for (const id of ids) changed.add(id);
    this.#drop(
      (page) => ids.some((id) => page.ids.has(id)),
      (page) => ids.includes(page.view.site),
    );
  }

  /** @param isMadeAnew of which of them the view is kept, to be made anew with the next one of its site */
  #drop(isMeant: (page: VisitorPage) => boolean, isMadeAnew: (page: VisitorPage) => boolean): void {
    for (const [key, page] of this.#pages) {
      if (!isMeant(page)) continue;
      this.#pages.delete(key);
      if (isMadeAnew(page)) this.#fallen.set(key, page.view);
    }
  }

  /** Drops every page: something may have changed of which nobody told. */
  fallAll(): void {
    this.#making.clear();
    for (const changed of this.#changes) changed.add(anything);
    this.#pages.clear();
  }

  #make(view: VisitorView): Promise<VisitorPage | undefined> {
    const key = makingKeyOf(view);
    const begun = this.#making.get(key);
    if (begun) return begun;
    const making = this.#render(view).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #render(view: VisitorView): Promise<VisitorPage | undefined> {
    const changed = new Set<string>();
    const turn = (this.#turns += 1);
    this.#changes.add(changed);
    try {
      const page = await this.#renderNow(view);
      // What changes of others is none of its business: with many members somebody changes all the time.
      const isStill = !changed.has(anything) && [...(page?.ids ?? [])].every((id) => !changed.has(id));
      const isCurrent = this.#versions.get(view.site) === view.version;
      if (page && isStill && isCurrent) this.#keep(page, turn);
      return page;
    } finally {
      this.#changes.delete(changed);
    }
  }

  async #renderNow(view: VisitorView): Promise<VisitorPage | undefined> {
    const { key, path, headers, remoteAddress } = view;
    const madeAtMs = this.#clock.now();
    const answer = await this.#app.inject({
      method: 'GET',
      url: path,
      headers: { ...headers },
      remoteAddress,
    });
    const isForAll = answer.statusCode === 200 && answer.headers['set-cookie'] === undefined;
    if (!isForAll) {
      // While the database is away or there is too much to do, what there was goes on being given out.
      if (!isPassing(answer.statusCode)) this.#pages.delete(key);
      return undefined;
    }
    return packed(answer.body, view, madeAtMs);
  }

  #keep(page: VisitorPage, turn: number): void {
    const { key, isUsual } = page.view;
    const present = this.#pages.get(key);
    if (present && (this.#turnOf.get(present) ?? 0) > turn) return;
    this.#turnOf.set(page, turn);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const counts = new Map<string, number>();
    for (const { view } of this.#pages.values())
      counts.set(shelfOf(view), (counts.get(shelfOf(view)) ?? 0) + 1);
    const own = counts.get(shelfOf(page.view)) ?? 0;
    if (own > (isUsual ? this.#most.usual : this.#most.others)) this.#dropOldest(shelfOf(page.view));
    else if (this.#pages.size > this.#most.all) this.#dropOldest(fullest(counts));
  }

  #dropOldest(shelf: string): void {
    for (const [key, page] of this.#pages)
      if (shelfOf(page.view) === shelf) {
        this.#pages.delete(key);
        return;
      }
  }
}
