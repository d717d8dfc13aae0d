import { Button } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { laterPart } from '../../../frame/later/later-part.tsx';
import { photoMessages } from '../messages.ts';
import type { Stake } from './stake.ts';

const StakeQuestion = laterPart(async () => (await import('./stake-question.tsx')).StakeQuestion, {
  failure: 'over',
});

export interface MakeMainProps {
  readonly stake: Stake | null;
  readonly isBusy: boolean;
  /** Sends it, once a question has been answered. */
  readonly send: () => void;
  /** Told when the form is sent by the press itself. */
  readonly onSent: () => void;
}

/** Makes a photo the main one; who would lose the mark of a verified photo by it, or the check for it, is asked first. */
export const MakeMain = ({ stake, isBusy, send, onSent }: MakeMainProps) => {
  /** What was at stake when it was pressed. */
  const [asked, setAsked] = useState<Stake>();
  return (
    <>
      <Button
        type="submit"
        name="section"
        value="photo-main"
        look="outline"
        busy={isBusy}
        onClick={(event) => {
          if (stake === null) return onSent();
          // Without script it goes at once.
          event.preventDefault();
          setAsked(stake);
        }}
      >
        <FormattedMessage {...photoMessages.photoMain} />
      </Button>
      {asked ? (
        <StakeQuestion
          act="main"
          stake={asked}
          onClose={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            send();
          }}
        />
      ) : null}
    </>
  );
};
