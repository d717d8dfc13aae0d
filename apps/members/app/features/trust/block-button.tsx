import type { MemberProfile } from '@vesper/contract';
import { Button } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { laterPart } from '../../frame/later/later-part.tsx';
import type { BlockQuestionProps } from './block-question.tsx';
import { blockMessages } from './messages.ts';
import { PlainBlock } from './plain-trust.ts';

/** Comes when somebody wants to block. */
const BlockQuestion = laterPart<BlockQuestionProps>(
  async () => (await import('./block-question.tsx')).default,
  { failure: 'over' },
);

export interface BlockButtonProps {
  readonly profile: MemberProfile;
  readonly actKey: string;
  /** Whether the question is open: a report leads to it as well. */
  readonly isAsking: boolean;
  readonly onAsking: (isAsking: boolean) => void;
}

/** Blocking is asked for once more; it cannot be taken back from here. */
export const BlockButton = ({ profile, actKey, isAsking, onAsking }: BlockButtonProps) => {
  const { name } = profile;
  return (
    <>
      <Button look="quiet" className="by-script" data-act="block" onClick={() => onAsking(true)}>
        <FormattedMessage {...blockMessages.block} values={{ name }} />
      </Button>
      <noscript>{PlainBlock ? <PlainBlock profile={profile} actKey={actKey} /> : null}</noscript>
      {isAsking ? <BlockQuestion member={profile} actKey={actKey} onClose={() => onAsking(false)} /> : null}
    </>
  );
};
