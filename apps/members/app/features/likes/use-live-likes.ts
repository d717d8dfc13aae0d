import type { LikeEntry } from '@vesper/contract';
import { likesPageSize } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LikesPage, LikeType } from './likes-page.ts';
import type { Standing } from './taken-back.tsx';

const none: readonly LikeEntry[] = [];
const idsOf = (entries: readonly LikeEntry[]): ReadonlySet<string> => new Set(entries.map(({ id }) => id));

const isOlder = (one: LikeEntry, other: LikeEntry): boolean =>
  one.created < other.created || (one.created === other.created && one.id < other.id);

/** Where the server would have it: before the first that is older. One that comes after all that are shown comes with their next page. */
const withEntry = (shown: readonly LikeEntry[], entry: LikeEntry, isWhole: boolean): readonly LikeEntry[] => {
  const at = shown.findIndex((one) => isOlder(one, entry));
  if (at >= 0) return [...shown.slice(0, at), entry, ...shown.slice(at)];
  return isWhole ? [...shown, entry] : shown;
};

/**
 * What the session has read of a tab since its page came: after a live event, once for any number of them, or with the refresh of the
 * user where there is no live connection.
 */
const useReadSince = (type: LikeType, first: LikesPage) => {
  const lists = useSession((state) => state.likes);
  const [page, setPage] = useState({ first, lists });
  // What was read before this page came is older than it.
  if (page.first !== first) setPage({ first, lists });
  return lists && page.first === first && lists !== page.lists ? lists[type] : undefined;
};

/**
 * Of who likes the member, whether they still do by what was read last, a page of the newest: who is not there has left, is on a
 * break or has taken it back. What is older than that page was not asked for. (One's own likes go by what the member does.)
 */
const stillThere = (read: readonly LikeEntry[]) => {
  const ids = idsOf(read);
  const last = read.length < likesPageSize ? undefined : read.at(-1);
  return (entry: LikeEntry): boolean => ids.has(entry.id) || (last !== undefined && isOlder(entry, last));
};

/** Has the focus go to the list when what had it has made room for new cards, or went with its own. */
const useKeptFocus = (list: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    // A card may go with any reading, without a word before.
    const note = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element && list.current?.contains(target) ? target : null;
    };
    // Who presses beside the cards has left them. `focusout` would not tell that from a card that goes with the focus.
    const forget = (): void => {
      focused.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, [list]);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    list.current?.focus({ preventScroll: true });
  });
  return () => (focused.current = document.activeElement);
};

interface LiveLikesOptions {
  readonly type: LikeType;
  readonly first: LikesPage;
  /** The entries of all pages that are shown. */
  readonly paged: readonly LikeEntry[];
  /** No further page follows. */
  readonly isWhole: boolean;
  /** False where the pages begin somewhere below: what is new does not belong there. */
  readonly isFromTop: boolean;
}

/**
 * The entries of a tab as they stand by now, with those that came since. A new card appears at once where the top of the list is seen, and
 * otherwise when it is again: nothing moves below who reads further down. What its giver has taken back goes, and of the likes that were
 * received whatever is no more.
 */
export const useLiveLikes = ({ type, first, paged, isWhole, isFromTop }: LiveLikesOptions) => {
  const list = useRef<HTMLUListElement>(null);
  const read = useReadSince(type, first);
  const [come, setCome] = useState({ first, entries: none });
  const arrived = come.first === first ? come.entries : none;
  const noteFocus = useKeptFocus(list);
  const [standing, setStanding] = useState<Standing>(() => (entries: readonly LikeEntry[]) => entries);
  const onTakenBack = (next: Standing): void => {
    noteFocus();
    setStanding(
      (before: Standing) => (all: readonly LikeEntry[], readNow: readonly LikeEntry[]) =>
        next(before(all, readNow), readNow),
    );
  };

  const known = idsOf([...paged, ...arrived]);
  const news = isFromTop ? (read ?? none).filter(({ id }) => !known.has(id)) : none;
  const newIds = news.map(({ id }) => id).join(' ');
  const takeIn = useEffectEvent((): void => {
    // An empty list has its top everywhere.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) return;
    noteFocus();
    setCome({ first, entries: [...news, ...arrived] });
  });
  useEffect(() => {
    if (newIds === '') return undefined;
    takeIn();
    window.addEventListener('scroll', takeIn, { passive: true });
    return () => window.removeEventListener('scroll', takeIn);
  }, [newIds]);

  const pagedIds = idsOf(paged);
  const now = new Map(read?.map((entry) => [entry.id, entry]));
  const entries = arrived
    .filter(({ id }) => !pagedIds.has(id))
    .reduce((shown, entry) => withEntry(shown, entry, isWhole), paged)
    .map((entry) => now.get(entry.id) ?? entry);
  const isThere = read && type === 'received' ? stillThere(read) : () => true;
  return {
    list,
    entries: standing(entries.filter(isThere), read ?? none),
    takenBack: { read: read ?? none, onTakenBack },
  };
};
