import type { MemberCard } from '@vesper/contract';
import { blockEvidenceDays } from '@vesper/domain';
import { QuestionDialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../../frame/messages.ts';
import { removalMessages } from './removal-messages.ts';
import { useChatRemoval } from './use-chat-removal.ts';

/** How a conversation ends: out of one's own list, or with the other member blocked. */
export type ChatRemoval = 'remove' | 'block';

export interface RemovalDialogProps {
  readonly act: ChatRemoval;
  readonly peer: MemberCard;
  /** Null while nothing has been written: then there is nothing to remove. */
  readonly conversationId: string | null;
  readonly onClose: () => void;
}

/** Asks before a conversation is removed or its member blocked. */
export default function RemovalDialog({ act, peer, conversationId, onClose }: RemovalDialogProps) {
  const intl = useIntl();
  const { remove, block } = useChatRemoval(peer);
  const { name } = peer;
  const face = act === 'block' ? removalMessages.blockConfirm : removalMessages.remove;
  return (
    <QuestionDialog
      title={intl.formatMessage(act === 'block' ? removalMessages.blockTitle : face, { name })}
      closeLabel={intl.formatMessage(frameMessages.close)}
      keep={<FormattedMessage {...removalMessages.cancel} />}
      yes={<FormattedMessage {...face} />}
      onYes={() => void (act === 'block' ? block() : remove(conversationId ?? ''))}
      onClose={onClose}
    >
      <FormattedMessage
        {...(act === 'block' ? removalMessages.blockText : removalMessages.removeText)}
        values={{ name, days: blockEvidenceDays }}
      />
    </QuestionDialog>
  );
}
