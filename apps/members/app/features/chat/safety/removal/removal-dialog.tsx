import type { MemberCard } from '@vesper/contract';
import { blockEvidenceDays } from '@vesper/domain';
import { Button, Dialog } from '@vesper/ui';
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
    <Dialog
      open
      title={intl.formatMessage(act === 'block' ? removalMessages.blockTitle : face, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            <FormattedMessage {...removalMessages.cancel} />
          </Button>
          <Button
            look="danger"
            onClick={() => void (act === 'block' ? block() : remove(conversationId ?? ''))}
          >
            <FormattedMessage {...face} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          {...(act === 'block' ? removalMessages.blockText : removalMessages.removeText)}
          values={{ name, days: blockEvidenceDays }}
        />
      </p>
    </Dialog>
  );
}
