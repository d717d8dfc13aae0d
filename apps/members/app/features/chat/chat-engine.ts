import { type Api, isCallError } from '@vesper/api-client';
import { chatMachine, isSendRefusal } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { type Actor, createActor, fromPromise } from 'xstate';
import { type ChatAnswer, deliveredOf, toChatMessage, toLoaded } from './chat-answer.ts';
import { followSession } from './chat-live.ts';
import { readOutbox, writeOutbox } from './chat-storage.ts';

export type ChatActor = Actor<typeof chatMachine>;

export interface ChatOptions {
  readonly api: Api;
  readonly session: Session;
  /** What the page came with: the first load needs no call. */
  readonly first: ChatAnswer;
  readonly ownId: string;
  /** The conversation is gone: removed elsewhere, or the other member blocked this one. */
  readonly onGone: () => void;
}

/** The domain's word for "no answer came" is its own. */
const asRefusal = (error: unknown): never => {
  if (isCallError(error) && error.code === 'network')
    throw Object.assign(new Error(error.code), { code: 'network_error' });
  throw error;
};

const clearUnread = (session: Session, conversation: string): void => {
  const { chats, totalUnread } = session.getSnapshot();
  const entry = chats?.find((known) => known.conversation.id === conversation);
  if (!chats || !entry || entry.num_unread_messages === 0) return;
  session.update({
    chats: chats.map((known) => (known === entry ? { ...known, num_unread_messages: 0 } : known)),
    totalUnread: Math.max(0, totalUnread - entry.num_unread_messages),
  });
};

/** Starts the machine of one conversation with the calls and the live connection of this page. Answers it and how to stop. */
export const startChat = ({
  api,
  session,
  first,
  ownId,
  onGone,
}: ChatOptions): { actor: ChatActor; stop: () => void } => {
  const peerId = first.profile.id;
  let atHand: ChatAnswer | null = first;

  const actor: ChatActor = createActor(
    chatMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) => {
          const answer =
            atHand ?? (await api.call('chat', { query: { member: input.peerId }, signal }).catch(asRefusal));
          atHand = null;
          return toLoaded(answer);
        }),
        loadOlder: fromPromise(async ({ input, signal }) => {
          const query = { conversation: input.conversationId, before: input.beforeSeq };
          const answer = await api.call('chat', { query, signal }).catch(asRefusal);
          return {
            messages: deliveredOf(answer.messages),
            hasOlder: answer.has_older,
            historyHidden: answer.history_hidden,
          };
        }),
        loadAfter: fromPromise(async ({ input, signal }) => {
          const query = { conversation: input.conversationId, after: input.afterSeq };
          const answer = await api.call('chat', { query, signal }).catch(asRefusal);
          const messages = deliveredOf(answer.messages);
          const lastSeq = answer.conversation?.last_seq ?? 0;
          return { messages, hasMore: (messages.at(-1)?.seq ?? lastSeq) < lastSeq };
        }),
        sendMessage: fromPromise(async ({ input }) => {
          const body = { member: input.peerId, kind: 'text' as const, text: input.text };
          const sent = await api.call('chatSend', { key: input.clientId, body }).catch(asRefusal);
          session.patchUser({ credits: sent.credits });
          session.request({ type: 'lists.requested' });
          const conversationId = sent.conversation?.id ?? null;
          if (sent.message.state === 'waiting' || conversationId === null)
            return { outcome: 'waiting', conversationId };
          return { outcome: 'delivered', conversationId, message: toChatMessage(sent.message) };
        }),
      },
      actions: {
        tellTyping: ({ context }) => {
          if (context.conversationId)
            session.request({ type: 'typing.started', conversation: context.conversationId });
        },
        tellRead: ({ context }, { seq }) => {
          const conversation = context.conversationId;
          if (!conversation || seq === 0) return;
          clearUnread(session, conversation);
          // Not told now is told with the next message or the next visit.
          api.call('chatRead', { body: { conversation, seq } }).catch(() => undefined);
        },
      },
    }),
    {
      input: {
        ownId,
        peer: { id: peerId, name: first.profile.name, fictional: first.profile.fictional },
        conversationId: first.conversation?.id ?? null,
        messageLength: session.getSnapshot().settings.message_length,
        outbox: readOutbox(peerId),
      },
    },
  );

  const checkGone = async (): Promise<void> => {
    try {
      const answer = await api.call('chat', { query: { member: peerId } });
      if (!answer.conversation || answer.messages.length === 0) onGone();
    } catch (error) {
      const code = isCallError(error) ? error.code : null;
      if (isSendRefusal(code) && (code === 'blocked_by_member' || code === 'member_not_available')) {
        actor.send({ type: 'contact.ended', code });
      }
    }
  };

  actor.subscribe(({ context }) => writeOutbox(peerId, context.outbox));
  actor.start();
  const unfollow = followSession(session, actor, peerId, () => void checkGone());
  return {
    actor,
    stop: () => {
      unfollow();
      actor.stop();
    },
  };
};
