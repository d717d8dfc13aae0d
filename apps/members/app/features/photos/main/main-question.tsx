import { loadTexts } from '@vesper/i18n/react';
import { Button, Dialog } from '@vesper/ui';
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
    <Dialog
      open
      title={intl.formatMessage(mainMessages.title)}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            <FormattedMessage {...cropMessages.cancel} />
          </Button>
          <Button onClick={onMain}>
            <FormattedMessage {...photoMessages.photoMain} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...cropMessages.mark} />
      </p>
    </Dialog>
  );
};
