import { loadTexts } from '@vesper/i18n/react';
import { QuestionDialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { cropMessages } from '../../../parts/photos/crop/crop-messages.ts';
import { photoMessages } from '../messages.ts';
import { mainMessages } from './main-messages.ts';

await loadTexts('photos-crop', 'photos-main');

export interface MainQuestionProps {
  /** People compare selfies with the photo that is the main one: that ends with it. */
  readonly isChecking: boolean;
  readonly onMain: () => void;
  readonly onClose: () => void;
}

/** Asks a member who is verified, or is being verified, before another photo becomes the main one: the mark is of the one that was checked. */
export const MainQuestion = ({ isChecking, onMain, onClose }: MainQuestionProps) => {
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
      <FormattedMessage {...(isChecking ? cropMessages.checking : cropMessages.mark)} />
    </QuestionDialog>
  );
};
