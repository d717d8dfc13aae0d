import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../foundation/class-names.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** False while something must not be left half done: neither Escape nor the backdrop closes it. */
  readonly dismissable?: boolean;
  /** Fills the screen, as the match overlay does. */
  readonly full?: boolean;
}

/** A modal dialog on the browser's own `<dialog>`: focus trap, Escape and inertness of the page come with it. */
export const Dialog = ({
  open,
  title,
  children,
  actions,
  onClose,
  closeLabel,
  dismissable = true,
  full = false,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      className={classNames('dialog', full && 'dialog--full')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClick={(event) => {
        // A click on the dialog element itself is one on its backdrop: everything else is inside the box.
        if (dismissable && event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className="dialog__box">
          <div className="dialog__head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {dismissable ? (
              <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
                <X size={24} aria-hidden="true" />
              </button>
            ) : null}
          </div>
          <div className="dialog__body">{children}</div>
          {actions ? <div className="cluster dialog__actions">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
};
