import { loadTexts } from '@vesper/i18n/react';
import { QuestionDialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { takeBackMessages } from './take-back-messages.ts';

await loadTexts('likes-back');

export interface TakeBackProps {
  /** Whose like is answered by the one that is about to go. */
  readonly name: string;
  readonly onKeep: () => void;
  readonly onTakeBack: () => void;
}

/** Asked before a match ends: a heart is pressed by a slip as well, and the other one sees the match go. */
export const TakeBack = ({ name, onKeep, onTakeBack }: TakeBackProps) => {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage(takeBackMessages.title)}
      closeLabel={intl.formatMessage(frameMessages.close)}
      keep={<FormattedMessage {...takeBackMessages.keep} />}
      yes={<FormattedMessage {...takeBackMessages.confirm} />}
      look="primary"
      onYes={onTakeBack}
      onClose={onKeep}
    >
      <FormattedMessage {...takeBackMessages.text} values={{ name }} />
    </QuestionDialog>
  );
};
