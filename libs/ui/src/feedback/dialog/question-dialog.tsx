import type { ReactNode } from 'react';
import { Button } from '../../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface QuestionDialogProps {
  readonly title: string;
  /** Of the cross. */
  readonly closeLabel: string;
  /** What the first button says, which leaves everything as it is. */
  readonly keep: ReactNode;
  /** What the second button says: a verb, and the same that led here. */
  readonly yes: ReactNode;
  /** Of the second button: `danger` for what cannot be taken back. */
  readonly look?: 'primary' | 'danger';
  /** It is being done. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
  /** What comes of it. */
  readonly children: ReactNode;
}

/** Asks before something is done: a sentence or two, and two buttons. The one that leaves everything as it is comes first. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { title, closeLabel, keep, yes, look = 'danger', busy = false, onClose, onYes, children } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closeLabel={closeLabel}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {keep}
          </Button>
          <Button look={look} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
};
