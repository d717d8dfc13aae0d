import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

/** What every modal sheet of the kit takes, whatever it looks like. */
export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the end, the main one last. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /**
   * False when only its own actions close it. `by-button` while something is half done: there is a button to close it,
   * but neither Escape nor a slip onto the backdrop does.
   */
  readonly dismissable?: boolean | 'by-button';
  /** It is open on the server's page already: over the page from the start, and modal once scripts have come. */
  readonly fromStart?: boolean;
}

interface ModalLook {
  readonly className: string;
  /** A click on anything but a control closes it, as where the sheet is all there is to see. */
  readonly closesAnywhere?: boolean;
}

/** Opens and closes the browser's dialog. Answers where to put it. */
const useShown = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // What the server wrote lies over the page, but is not modal.
    if (open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Taken away while it is open, it is closed first: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return ref;
};

type Leaving = Pick<ModalProps, 'open' | 'onClose'> &
  Required<Pick<ModalProps, 'dismissable'>> &
  Pick<ModalLook, 'closesAnywhere'>;

/** A click on the dialog element itself is one on its backdrop: everything else is inside the box. */
const isBeside = (event: MouseEvent<HTMLDialogElement>, closesAnywhere = false): boolean => {
  if (event.target === event.currentTarget) return true;
  return (
    closesAnywhere && event.target instanceof Element && !event.target.closest('a, button, input, label')
  );
};

/** The ways out that are no button: Escape, and a click beside. */
const waysOut = ({ open, onClose, dismissable, closesAnywhere }: Leaving) => ({
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file field inside has a `cancel` of its own, which bubbles up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissable === true) onClose();
  },
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
    // Chromium closes at the second Escape in a row whatever `cancel` says.
    // The event comes a little after the closing: opened again meanwhile, the dialog stays.
    if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
    if (dismissable === true) onClose();
    else event.currentTarget.showModal();
  },
  onClick: (event: MouseEvent<HTMLDialogElement>) => {
    if (dismissable === true && isBeside(event, closesAnywhere)) onClose();
  },
});

/** What Dialog and Drawer have in common: the browser's `<dialog>` with a title, a way out, a body and actions. */
export const Modal = ({
  open,
  title,
  children,
  actions,
  onClose,
  closeLabel,
  dismissable = true,
  fromStart = false,
  className,
  closesAnywhere,
}: ModalProps & ModalLook) => {
  const ref = useShown(open);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      open={fromStart || undefined}
      className={className}
      aria-labelledby={titleId}
      {...waysOut({ open, onClose, dismissable, closesAnywhere })}
    >
      {open ? (
        <div className="modal__box">
          <div className="modal__head">
            <h2 id={titleId} className="modal__title" tabIndex={-1}>
              {title}
            </h2>
            {dismissable ? (
              <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
                <X size={24} aria-hidden="true" />
              </button>
            ) : null}
          </div>
          <div className="modal__body">{children}</div>
          {actions ? <div className="cluster modal__actions">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
};
