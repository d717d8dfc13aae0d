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

  /** Asks for the page of a request of which nobody knows yet whose it is. */
  ask(
    services: Services,
    request: FastifyRequest,
    readQuery: () => CheckedQuery<'search'> | undefined,
  ): void {
    const hash = services.sessionHash(request);
    const seeker = hash === undefined ? undefined : this.#seekers.get(hash);
    const query = seeker && readQuery();
    if (!query) return;
    try {
      const page = askPage(services, request.site, seeker, query);
      // Whoever is handed it hears of it; nobody may be.
      page.found.catch(() => undefined);
      this.#asked.set(request, { seeker, page });
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
    if (ahead && isSame(ahead.seeker, seeker)) return ahead.page;
    const hash = services.sessionHash(request);
    if (hash !== undefined) this.#seekers.set(hash, seeker);
    return askPage(services, request.site, seeker, query);
  }
}
