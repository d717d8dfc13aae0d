import { useSessionHandle } from '@vesper/session';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useRefusalToast, useToasts } from '../../frame/errors/toasts.tsx';
import { useLocalePath } from '../../frame/links/localized-path.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { blockMessages } from './messages.ts';

/** Told live as well, a block leads away twice: the later way goes on. */
const isOvertaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Blocks the member of a profile, leads to the search, since there is nothing more to see here, and says so there; a refusal is said
 * where one is.
 */
export const useBlock = ({ id, name }: { readonly id: string; readonly name: string }, actKey: string) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();
  const [isBusy, setBusy] = useState(false);
  const block = async (): Promise<void> => {
    setBusy(true);
    try {
      await (await browserApi(session)).call('block', { key: `block-${actKey}`, body: { member: id } });
    } catch (error) {
      setBusy(false);
      showRefusal(error);
      return;
    }
    session.request({ type: 'lists.requested' });
    toasts.add(intl.formatMessage(blockMessages.done, { name }), 'success');
    try {
      // The profile is none to go back to.
      await navigate(localePath('/members'), { replace: true });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  };
  return { block, isBusy };
};
