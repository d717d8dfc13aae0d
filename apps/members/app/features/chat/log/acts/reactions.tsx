import type { MemberCard } from '@vesper/contract';
import { type Reaction, reactionCodes, reactionSigns } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { bubbleMessages } from '../../first-view/bubble-messages.ts';

interface ReactionsProps {
  readonly reactions: readonly Reaction[];
  readonly peer: MemberCard;
}

/** What both found of a message: the signs, and in words who chose which. */
export const Reactions = ({ reactions, peer }: ReactionsProps) => {
  const intl = useIntl();
  const chosen = reactionCodes.flatMap((code) => {
    const by = reactions.filter((reaction) => reaction.code === code);
    if (by.length === 0) return [];
    const who = by.length > 1 ? 'both' : by[0]?.memberId === peer.id ? 'other' : 'you';
    return [
      { code, words: intl.formatMessage(bubbleMessages.reacted, { who, what: code, name: peer.name }) },
    ];
  });
  return (
    <p className="bubble__reactions">
      {chosen.map(({ code, words }) => (
        <span key={code} role="img" aria-label={words} title={words}>
          {reactionSigns[code]}
        </span>
      ))}
      {reactions.length > chosen.length ? <span aria-hidden="true">{reactions.length}</span> : null}
    </p>
  );
};
