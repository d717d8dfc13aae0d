import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { noToasts, type Toast, type ToastQueue } from './toast-queue.ts';

/** Long enough for a slow reader; a toast never holds anything that is said nowhere else. */
const shownMs = 8000;

const ToastCard = ({ toast, queue, closeLabel }: { toast: Toast; queue: ToastQueue; closeLabel: string }) => {
  useEffect(() => {
    const timer = setTimeout(() => queue.remove(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [toast.id, queue]);
  return (
    <div className={`toast toast--${toast.tone}`}>
      <p>{toast.text}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={closeLabel}
        onClick={() => queue.remove(toast.id)}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
};

/** Where toasts appear; one a page. It is a live region, so they are also spoken. */
export const ToastRegion = ({
  queue,
  closeLabel,
}: {
  readonly queue: ToastQueue;
  readonly closeLabel: string;
}) => {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => noToasts);
  return (
    <div className="toast-region" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} queue={queue} closeLabel={closeLabel} />
      ))}
    </div>
  );
};
