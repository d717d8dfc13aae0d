import { newKey } from '../../../../parts/requests/new-key.ts';
import { useSessionHandle } from '@vesper/session';
import { useIntl } from 'react-intl';
import { browserApi } from '../../../../frame/start/browser-api.ts';
import { refusalOf } from '../../../../frame/errors/refusal-of.ts';
import { errorMessage } from '../../../../frame/errors/refusals.ts';
import { useRefusalToast, useToasts } from '../../../../frame/errors/toasts.tsx';
import { removalMessages } from './removal-messages.ts';
import { useLeaveChat } from '../../first-view/use-leave-chat.ts';

/** Ends a conversation: removed from the member's own list, or with the other member blocked. Both lead to the list. */
export const useChatRemoval = (peer: { readonly id: string; readonly name: string }) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const leave = useLeaveChat(peer.id);
  const toasts = useToasts();
  const showRefusal = useRefusalToast();

  /** Locally first, then the server; a failure is told by the browser and the list read again (spec §4, §8). */
  const remove = async (conversation: string): Promise<void> => {
    await leave();
    try {
      await (await browserApi(session)).call('chatRemove', { body: { conversation } });
    } catch (error) {
      const { code, params } = refusalOf(error);
      window.alert(intl.formatMessage(errorMessage(code), params));
      session.request({ type: 'lists.requested' });
    }
  };

  const block = async (): Promise<void> => {
    try {
      await (await browserApi(session)).call('block', { key: newKey(), body: { member: peer.id } });
      await leave();
      session.request({ type: 'lists.requested' });
      toasts.add(intl.formatMessage(removalMessages.blocked, { name: peer.name }), 'success');
    } catch (error) {
      showRefusal(error);
    }
  };
  return { remove, block };
};
