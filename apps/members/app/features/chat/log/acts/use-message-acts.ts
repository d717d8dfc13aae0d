import type { MemberCard } from '@vesper/contract';
import type { ChatEvent, ChatMessage, ReactionCode } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useRefusalToast, useToasts } from '../../../../frame/errors/toasts.tsx';
import { browserApi } from '../../../../frame/start/browser-api.ts';
import { actMessages } from './messages.ts';

export interface MessageActsOf {
  readonly message: ChatMessage;
  readonly conversation: string;
  readonly peer: MemberCard;
  readonly ownId: string;
  readonly send: (event: ChatEvent) => void;
}

/** What one does with a message; the page shows it at once, and the server tells both sides. */
export const useMessageActs = ({ message, conversation, ownId, send }: MessageActsOf) => {
  const intl = useIntl();
  const session = useSessionHandle();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();
  const { seq } = message;
  const place = { conversation, seq };
  const own = message.reactions.find(({ memberId }) => memberId === ownId)?.code ?? null;
  const noteReaction = (code: ReactionCode | null): void =>
    send({ type: 'message.reacted', seq, memberId: ownId, code });

  const react = async (chosen: ReactionCode): Promise<void> => {
    const code = chosen === own ? null : chosen;
    noteReaction(code);
    try {
      const api = await browserApi(session);
      await (code === null
        ? api.call('reactionRemove', { body: place })
        : api.call('reactionSet', { body: { ...place, code } }));
    } catch (error) {
      noteReaction(own);
      showRefusal(error);
    }
  };

  const remove = async (): Promise<void> => {
    try {
      await (await browserApi(session)).call('messageRemove', { body: place });
      flushSync(() => send({ type: 'message.removed', seq }));
      if (session.getSnapshot().connection !== 'live') session.request({ type: 'lists.requested' });
    } catch (error) {
      showRefusal(error);
    }
  };

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(message.kind === 'text' ? message.text : '');
      toasts.add(intl.formatMessage(actMessages.copied), 'success');
    } catch {
      toasts.add(intl.formatMessage(actMessages.copyFailed), 'danger');
    }
  };

  const answer = (): void => send({ type: 'answer.chosen', seq });
  return { own, react, remove, copy, answer };
};
