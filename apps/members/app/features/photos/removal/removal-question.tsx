import { loadTexts } from '@vesper/i18n/react';
import { Button, Dialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { removalMessages } from './removal-messages.ts';

await loadTexts('photos-removal');

export interface RemovalQuestionProps {
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before one of the own photos goes: nothing brings it back. */
export const RemovalQuestion = ({ onRemove, onClose }: RemovalQuestionProps) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage(removalMessages.title)}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            <FormattedMessage {...removalMessages.cancel} />
          </Button>
          <Button look="danger" onClick={onRemove}>
            <FormattedMessage {...removalMessages.remove} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...removalMessages.text} />
      </p>
    </Dialog>
  );
};
