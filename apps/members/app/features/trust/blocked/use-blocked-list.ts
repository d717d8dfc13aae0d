import type { BlockedMember } from '@vesper/contract';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useGrowingList } from '../../../parts/growing-list/use-growing-list.ts';
import { type BlockedPage, readBlockedPage } from './blocked-page.ts';

/** Each once, where they stand first: who was blocked anew is on top, and still on a page that was read before. */
const eachOnce = (people: readonly BlockedMember[]): BlockedMember[] => {
  const known = new Set<string>();
  return people.filter(({ id }) => !known.has(id) && known.add(id));
};

/**
 * Whom the member has blocked: without those who were unblocked since, here or on another page of theirs, and with whom they
 * have blocked meanwhile.
 */
export const useBlockedList = (first: BlockedPage) => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  const list = useGrowingList(first, readBlockedPage);
  const [freed, setFreed] = useState<readonly string[]>([]);
  const free = (member: string): void => setFreed((known) => [...known, member]);
  useEffect(
    () =>
      session.onLive((event) => {
        if (event.type === 'resync') void revalidate();
        if (event.type === 'member_back' && event.own) free(event.member);
        if (event.type !== 'member_gone' || !event.own) return;
        setFreed((known) => known.filter((one) => one !== event.member));
        void revalidate();
      }),
    [session, revalidate],
  );
  const people = eachOnce(list.pages.flatMap((page) => page.people)).filter(({ id }) => !freed.includes(id));
  return { list, people, free };
};
