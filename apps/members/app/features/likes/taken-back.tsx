import type { LikeEntry } from '@vesper/contract';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useEffectEvent } from 'react';

type Entries = readonly LikeEntry[];

/** How entries stand by now; `read` is what the session has read of their tab. */
export type Standing = (entries: Entries, read: Entries) => Entries;

export interface TakenBackProps {
  readonly read: Entries;
  /** Told with each like that is taken back what becomes of the entries. */
  readonly onTakenBack: (standing: Standing) => void;
}

/**
 * Hears of likes that are taken back while their list is open. The like itself goes; one's own like of who has done so is no match any
 * more, until the tab is read again.
 */
export const TakenBack = ({ read, onTakenBack }: TakenBackProps): null => {
  const session = useSessionHandle();
  const takeBack = useEffectEvent((like: string, from: string): void =>
    onTakenBack((entries, readNow) =>
      entries
        .filter(({ id }) => id !== like)
        .map((entry) =>
          entry.match && entry.profile.id === from && readNow === read ? { ...entry, match: false } : entry,
        ),
    ),
  );
  useEffect(
    () =>
      session.onLive((event) => {
        if (event.type === 'totals' && event.taken_back)
          takeBack(event.taken_back.like, event.taken_back.from);
      }),
    [session],
  );
  return null;
};
