import { blockEvidenceDays } from '@vesper/domain';
import { QuestionDialog } from '@vesper/ui';
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
    <QuestionDialog
      title={intl.formatMessage(blockMessages.title, { name })}
      closeLabel={intl.formatMessage(frameMessages.close)}
      keep={<FormattedMessage {...blockMessages.cancel} />}
      yes={<FormattedMessage {...blockMessages.confirm} />}
      busy={isBusy}
      onYes={() => void block()}
      onClose={onClose}
    >
      <FormattedMessage {...blockMessages.text} values={{ name, days: blockEvidenceDays }} />
    </QuestionDialog>
  );
}
