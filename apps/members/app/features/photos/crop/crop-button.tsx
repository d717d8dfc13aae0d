import type { OwnPhoto } from '@vesper/contract';
import { hasParts } from '@vesper/domain';
import { Button } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { laterPart } from '../../../frame/later/later-part.tsx';
import type { Stake } from '../main/stake.ts';
import { photoMessages } from '../messages.ts';

const StakeQuestion = laterPart(async () => (await import('../main/stake-question.tsx')).StakeQuestion, {
  failure: 'over',
});
const CropStored = laterPart(async () => (await import('./crop-stored.tsx')).CropStored, {
  failure: 'over',
});

export interface CropButtonProps {
  readonly photo: OwnPhoto;
  /** What is lost when this very photo changes. */
  readonly stake: Stake | null;
}

/** Leads to the choice of the part that is shown, where there is one to choose; by a question where something is lost by it. */
export const CropButton = ({ photo, stake }: CropButtonProps) => {
  /** What was at stake when it was pressed, or that the part is being chosen. */
  const [step, setStep] = useState<Stake | 'crop'>();
  const close = () => setStep(undefined);
  return photo.state === 'refused' || !hasParts(photo.picture) ? null : (
    <>
      <Button look="quiet" className="own-photo__crop by-script" onClick={() => setStep(stake ?? 'crop')}>
        <FormattedMessage {...photoMessages.crop} />
      </Button>
      {step === 'crop' ? <CropStored photo={photo} onClose={close} /> : null}
      {step && step !== 'crop' ? (
        <StakeQuestion act="crop" stake={step} onClose={close} onYes={() => setStep('crop')} />
      ) : null}
    </>
  );
};
