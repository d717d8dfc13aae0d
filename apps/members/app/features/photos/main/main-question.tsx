import { loadTexts } from '@vesper/i18n/react';
import { QuestionDialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { cropMessages } from '../../../parts/photos/crop/crop-messages.ts';
import { photoMessages } from '../messages.ts';
import { mainMessages } from './main-messages.ts';

await loadTexts('photos-crop', 'photos-main');

export interface MainQuestionProps {
  readonly onMain: () => void;
  readonly onClose: () => void;
}

/** Asks a verified member before another photo becomes the main one: the mark is of the one that was checked. */
export const MainQuestion = ({ onMain, onClose }: MainQuestionProps) => {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage(mainMessages.title)}
      closeLabel={intl.formatMessage(frameMessages.close)}
      keep={<FormattedMessage {...cropMessages.cancel} />}
      yes={<FormattedMessage {...photoMessages.photoMain} />}
      look="primary"
      onYes={onMain}
      onClose={onClose}
    >
      <FormattedMessage {...cropMessages.mark} />
    </QuestionDialog>
  );
};
