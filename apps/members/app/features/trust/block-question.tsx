import { blockEvidenceDays } from '@vesper/domain';
import { Button, Dialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { blockMessages } from './messages.ts';
import { useBlock } from './use-block.ts';

export interface BlockQuestionProps {
  readonly member: { readonly id: string; readonly name: string };
  readonly actKey: string;
  readonly onClose: () => void;
}

/** Asks before somebody is blocked, and blocks. */
export default function BlockQuestion({ member, actKey, onClose }: BlockQuestionProps) {
  const intl = useIntl();
  const { block, isBusy } = useBlock(member, actKey);
  const { name } = member;
  return (
    <Dialog
      open
      title={intl.formatMessage(blockMessages.title, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            <FormattedMessage {...blockMessages.cancel} />
          </Button>
          <Button look="danger" busy={isBusy} onClick={() => void block()}>
            <FormattedMessage {...blockMessages.confirm} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...blockMessages.text} values={{ name, days: blockEvidenceDays }} />
      </p>
    </Dialog>
  );
}
