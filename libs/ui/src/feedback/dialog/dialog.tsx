import { classNames } from '../../foundation/class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

export interface DialogProps extends ModalProps {
  /** Fills the screen, as the match overlay does; with nothing beside it, a click on anything but a control closes it. */
  readonly full?: boolean;
}

/** A modal dialog on the browser's own `<dialog>`: focus trap, Escape and inertness of the page come with it. */
export const Dialog = ({ full = false, ...modal }: DialogProps) => (
  <Modal
    {...modal}
    className={classNames('modal', 'dialog', full && 'dialog--full', modal.fromStart && 'dialog--from-start')}
    closesAnywhere={full}
  />
);
