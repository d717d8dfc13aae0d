import { loadTexts } from '@vesper/i18n/react';
import { QuestionDialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../frame/messages.ts';
import { cropMessages } from '../../../parts/photos/crop/crop-messages.ts';
import { photoMessages } from '../messages.ts';
import { mainMessages } from './main-messages.ts';
import { type Stake, stakeMessages } from './stake.ts';

await loadTexts('photos-crop', 'photos-main');

const acts = {
  main: { title: mainMessages.title, yes: photoMessages.photoMain },
  crop: { title: cropMessages.title, yes: photoMessages.crop },
};

export interface StakeQuestionProps {
  readonly act: keyof typeof acts;
  readonly stake: Stake;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before another photo becomes the main one, or the main one is cropped, where something is lost by it. */
export const StakeQuestion = ({ act, stake, onYes, onClose }: StakeQuestionProps) => {
  const intl = useIntl();
  const { title, yes } = acts[act];
  return (
    <QuestionDialog
      title={intl.formatMessage(title)}
      closeLabel={intl.formatMessage(frameMessages.close)}
      keep={<FormattedMessage {...cropMessages.cancel} />}
      yes={<FormattedMessage {...yes} />}
      look="primary"
      onYes={onYes}
      onClose={onClose}
    >
      <FormattedMessage {...stakeMessages[stake]} />
    </QuestionDialog>
  );
};
