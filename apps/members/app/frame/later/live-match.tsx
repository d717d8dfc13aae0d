import type { MemberCard } from '@vesper/contract';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useState } from 'react';
import { laterPart } from './later-part.tsx';

const MatchNotice = laterPart(
  async () => (await import('../../notices/likes/match-notice.tsx')).MatchNotice,
  { failure: 'nowhere' },
);

export interface LiveMatchProps {
  /** A line at the edge, where an overlay would come between the member and what is being written. */
  readonly quiet?: boolean;
}

/** A like that was answered is felt on both sides at once: whoever liked first hears of it here. */
export const LiveMatch = ({ quiet = false }: LiveMatchProps) => {
  const session = useSessionHandle();
  const [member, setMember] = useState<MemberCard | null>(null);
  useEffect(
    () =>
      session.onLive((event) => {
        if (event.type === 'like' && event.entry.match) setMember(event.entry.profile);
      }),
    [session],
  );
  return member ? <MatchNotice member={member} quiet={quiet} onClose={() => setMember(null)} /> : null;
};
