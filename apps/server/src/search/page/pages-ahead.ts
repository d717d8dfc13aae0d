import type { CheckedQuery } from '@vesper/contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isSameCell } from '../../member/place.ts';
import type { Member } from '../../member/repository.ts';
import type { Services } from '../../platform/services/services.ts';
import { type AskedPage, askPage, type Seeker } from './asked-page.ts';

declare module '../../platform/services/services.ts' {
  interface Services {
    readonly pagesAhead: PagesAhead;
  }
}

/** Who searched last, those of longest ago forgotten first: some 200 bytes each. */
const remembered = { max: 10_000 };

/** So many of one member are begun ahead at once, which is what a lane takes (`CallActs`): whoever sends more waits for themselves. */
const mostUnderWay = 4;

interface Ahead {
  readonly seeker: Seeker;
  readonly page: AskedPage;
}

const seekerOf = ({ id, gender, blocks_version, cell_x, cell_y, cell_z }: Member): Seeker => ({
  id,
  gender,
  isUnblocked: blocks_version === 0,
  cell_x,
  cell_y,
  cell_z,
});

const isSame = (one: Seeker, other: Seeker): boolean =>
  one.id === other.id &&
  one.gender === other.gender &&
  one.isUnblocked === other.isUnblocked &&
  isSameCell(one, other);

/**
 * Searches that are asked for along with the session, as whoever used that login last, so that the database is asked for both at
 * once: two trips, one after the other, took a tenth of a search. Nothing is guessed by it: what was read is handed out only where the session,
 * read meanwhile, is of that very member with all that a search goes by; otherwise it is read again.
 */
export class PagesAhead {
  readonly #seekers = new LRUCache<string, Seeker>(remembered);
  readonly #asked = new WeakMap<FastifyRequest, Ahead>();
  /** By member: a login's lane ends with the reading of its session, which is answered before the page is. */
  readonly #underWay = new Map<string, number>();

  /** Asks for the page of a request of which nobody knows yet whose it is. */
  ask(
    services: Services,
    request: FastifyRequest,
    readQuery: () => CheckedQuery<'search'> | undefined,
  ): void {
    const hash = services.sessionHash(request);
    const seeker = hash === undefined ? undefined : this.#seekers.get(hash);
    if (hash === undefined || !seeker || this.#count(seeker) >= mostUnderWay) return;
    const query = readQuery();
    if (!query) return;
    try {
      const page = askPage(services, request.site, seeker, query);
      this.#asked.set(request, { seeker, page });
      this.#underWay.set(seeker.id, this.#count(seeker) + 1);
      const isRead = (): void => this.#isRead(request, hash, seeker);
      // Whoever is handed it hears of what went wrong; nobody may be.
      page.found.then(isRead, isRead);
    } catch {
      // A cursor that is none is refused once it is known who asks.
    }
  }

  /** The page that was asked for ahead, where it is what `member` asks for; otherwise it is asked for now. @throws as {@link askPage} */
  of(
    services: Services,
    request: FastifyRequest,
    member: Member | undefined,
    query: CheckedQuery<'search'>,
  ): AskedPage {
    if (!member) return askPage(services, request.site, undefined, query);
    const seeker = seekerOf(member);
    const ahead = this.#asked.get(request);
    this.#asked.delete(request);
    const hash = services.sessionHash(request);
    if (hash !== undefined) this.#seekers.set(hash, seeker);
    return ahead && isSame(ahead.seeker, seeker)
      ? ahead.page
      : askPage(services, request.site, seeker, query);
  }

  #count({ id }: Seeker): number {
    return this.#underWay.get(id) ?? 0;
  }

  #isRead(request: FastifyRequest, hash: string, seeker: Seeker): void {
    const left = this.#count(seeker) - 1;
    if (left > 0) this.#underWay.set(seeker.id, left);
    else this.#underWay.delete(seeker.id);
    // Nobody has come for it: a login that has ended costs no more searches. One that waits for its turn is remembered again by it.
    if (this.#asked.has(request)) this.#seekers.delete(hash);
  }
}
