import { ToastQueue, ToastRegion } from '@vesper/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { frameMessages } from '../messages.ts';
import { pressLostEvent } from '../wake/replay.ts';
import { errorMessage } from './refusals.ts';
import { refusalOf } from './refusal-of.ts';

/** The page's toasts: one queue, so that a toast outlives the screen that raised it. */
const queue = new ToastQueue();

export const useToasts = (): ToastQueue => queue;

export const Toasts = () => {
  const intl = useIntl();
  useEffect(() => {
    const say = (): void => void queue.add(intl.formatMessage(errorMessage('network')), 'danger');
    addEventListener(pressLostEvent, say);
    return () => removeEventListener(pressLostEvent, say);
  }, [intl]);
  return <ToastRegion queue={queue} closeLabel={intl.formatMessage(frameMessages.close)} />;
};

/** Says in a toast why a call was refused. */
export const useRefusalToast = (): ((error: unknown) => void) => {
  const intl = useIntl();
  return (error) => {
    const { code, params } = refusalOf(error);
    queue.add(intl.formatMessage(errorMessage(code), params), 'danger');
  };
};
