import type { BlockedMember } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { useIntl } from 'react-intl';
import { PlainQuestion } from '../../../parts/forms/plain-question.tsx';
import { blockedMessages } from './blocked-messages.ts';
import { unblockIntent } from './unblock-act.ts';
import { UnblockWords } from './unblock-words.tsx';

await loadTexts('trust-blocked');

/** Takes a block back, without script. */
export const PlainUnblock = ({ member: { id, name } }: { readonly member: BlockedMember }) => {
  const intl = useIntl();
  const face = intl.formatMessage(blockedMessages.unblockOf, { name });
  return (
    <PlainQuestion
      ask={face}
      className="button button--outline"
      confirm={face}
      look="primary"
      // The name for the answer: who is free again stands in no list any more.
      fields={{ intent: unblockIntent(id), name }}
    >
      <UnblockWords name={name} />
    </PlainQuestion>
  );
};
