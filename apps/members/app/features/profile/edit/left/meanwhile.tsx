import { Button } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { profileMessages } from '../messages.ts';

interface MeanwhileProps {
  /** Puts what is stored into the fields; left out where no script is there to do it. */
  readonly onKeep: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What another page has saved, below what stands here: both are there to choose between. */
export const Meanwhile = ({ onKeep, children }: MeanwhileProps) => (
  <div className="profile-meanwhile">
    <p className="text-muted">
      <FormattedMessage {...profileMessages.savedMeanwhile} />
    </p>
    <blockquote>{children}</blockquote>
    {onKeep ? (
      <Button look="outline" onClick={onKeep}>
        <FormattedMessage {...profileMessages.keepSaved} />
      </Button>
    ) : null}
  </div>
);
