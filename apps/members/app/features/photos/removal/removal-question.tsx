import { loadTexts } from '@vesper/i18n/react';
import { QuestionDialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { type Stake, stakeMessages } from '../main/stake.ts';
import { removalMessages } from './removal-messages.ts';

await loadTexts('photos-crop', 'photos-removal');

export interface RemovalQuestionProps {
  /** What goes with it besides. */
  readonly stake: Stake | null;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before one of the own photos goes: nothing brings it back. */
export const RemovalQuestion = ({ stake, onRemove, onClose }: RemovalQuestionProps) => {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage(removalMessages.title)}
      closeLabel={intl.formatMessage(frameMessages.close)}
      keep={<FormattedMessage {...removalMessages.cancel} />}
      yes={<FormattedMessage {...removalMessages.remove} />}
      onYes={onRemove}
      onClose={onClose}
    >
      {/* First, since a small phone with large words shows the first lines. */}
      {stake === null ? null : (
        <>
          <FormattedMessage {...stakeMessages[stake]} />{' '}
        </>
      )}
      <FormattedMessage {...removalMessages.text} />
    </QuestionDialog>
  );
};
