import { newKey } from '../../parts/requests/new-key.ts';
import { useSessionHandle } from '@vesper/session';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { browserApi } from '../../frame/start/browser-api.ts';
import { useLocalePath } from '../../frame/links/localized-path.ts';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { useRefusalToast, useToasts } from '../../frame/errors/toasts.tsx';
import { chatMessages } from './messages.ts';

/** Ends a conversation: removed from the member's own list, or with the other member blocked. Both lead to the list. */
export const useChatRemoval = (peer: { readonly id: string; readonly name: string }) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();

  const leave = async (): Promise<void> => {
    // Removing by profile removes every conversation with that profile (spec §4).
    const chats = session.getSnapshot().chats?.filter(({ profile }) => profile.id !== peer.id) ?? null;
    session.update({ chats });
    await navigate(localePath('/chats'));
  };

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
      toasts.add(intl.formatMessage(chatMessages.blocked, { name: peer.name }), 'success');
    } catch (error) {
      showRefusal(error);
    }
  };
  return { remove, block, leave };
};
