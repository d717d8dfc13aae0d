import { useSession } from '@vesper/session';
import { Button } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { laterPart } from '../../../frame/later/later-part.tsx';
import { photoMessages } from '../messages.ts';

const MainQuestion = laterPart(async () => (await import('./main-question.tsx')).MainQuestion, {
  failure: 'over',
});

export interface MakeMainProps {
  readonly isChecking: boolean;
  readonly isBusy: boolean;
  /** Sends it, once a question has been answered. */
  readonly send: () => void;
  /** Told when the form is sent by the press itself. */
  readonly onSent: () => void;
}

/** Makes a photo the main one; who would lose the mark of a verified photo by it, or the check for it, is asked first. */
export const MakeMain = ({ isChecking, isBusy, send, onSent }: MakeMainProps) => {
  const isVerified = useSession((state) => state.user?.profile.verified ?? false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        type="submit"
        name="section"
        value="photo-main"
        look="outline"
        busy={isBusy}
        onClick={(event) => {
          if (!isVerified && !isChecking) return onSent();
          // Without script it goes at once.
          event.preventDefault();
          setAsked(true);
        }}
      >
        <FormattedMessage {...photoMessages.photoMain} />
      </Button>
      {isAsked ? (
        <MainQuestion
          isChecking={isChecking}
          onClose={() => setAsked(false)}
          onMain={() => {
            setAsked(false);
            send();
          }}
        />
      ) : null}
    </>
  );
};
