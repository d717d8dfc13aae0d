import type { Api } from '@vesper/api-client';
import type {
  AfterInput,
  AfterLoaded,
  ChatLoaded,
  LoadInput,
  OlderInput,
  OlderLoaded,
  SendInput,
  SendOutput,
} from '@vesper/domain';
import type { Session } from '@vesper/session';
import { fromPromise } from 'xstate';
import { throwForMachine } from '../../../parts/engine/domain-refusal.ts';
import { postMessage } from '../../../parts/outbox/post-message.ts';
import { type ChatAnswer, deliveredOf, toChatMessage, toLoaded } from '../first-view/chat-answer.ts';

/** Reads a conversation and its parts. The first load needs no call: `first` is what the page came with. */
const readingActors = (api: Api, first: ChatAnswer) => {
  let atHand: ChatAnswer | null = first;
  return {
    load: fromPromise<ChatLoaded, LoadInput>(async ({ input, signal }) => {
      const answer =
        atHand ??
        (await api.call('chat', { query: { member: input.peerId }, signal }).catch(throwForMachine));
      atHand = null;
      return toLoaded(answer);
    }),
    loadOlder: fromPromise<OlderLoaded, OlderInput>(async ({ input, signal }) => {
      const query = { conversation: input.conversationId, before: input.beforeSeq };
      const answer = await api.call('chat', { query, signal }).catch(throwForMachine);
      return {
        messages: deliveredOf(answer.messages),
        hasOlder: answer.has_older,
        historyHidden: answer.history_hidden,
      };
    }),
    loadAfter: fromPromise<AfterLoaded, AfterInput>(async ({ input, signal }) => {
      const { conversationId, peerId, afterSeq } = input;
      const which = conversationId === null ? { member: peerId } : { conversation: conversationId };
      const query = { ...which, after: afterSeq };
      const answer = await api.call('chat', { query, signal }).catch(throwForMachine);
      const messages = deliveredOf(answer.messages);
      const lastSeq = answer.conversation?.last_seq ?? 0;
      const peerReadSeq = answer.conversation?.read_by_other_seq ?? 0;
      const peerReceivedSeq = answer.conversation?.received_by_other_seq ?? 0;
      return {
        conversationId: answer.conversation?.id ?? null,
        messages,
        lastSeq,
        peerReadSeq,
        peerReceivedSeq,
      };
    }),
  };
};

const sendMessage = (api: Api, session: Session, first: ChatAnswer) =>
  fromPromise<SendOutput, SendInput>(async ({ input }) => {
    const sent = await postMessage(session, api, input.peerId, input).catch(throwForMachine);
    // Counted by the server; only it knows whether this one has used a place.
    if (first.conversation === null && sent.message.seq === 1) session.request({ type: 'user.requested' });
    const conversationId = sent.conversation?.id ?? null;
    const waits = sent.message.state === 'waiting' || conversationId === null;
    // The live connection tells the sender's lists as well; of a message that waits for its sender it says nothing.
    if (waits || session.getSnapshot().connection !== 'live') session.request({ type: 'lists.requested' });
    return waits
      ? { outcome: 'waiting', conversationId }
      : { outcome: 'delivered', conversationId, message: toChatMessage(sent.message) };
  });

/** What the chat machine needs done, done by the calls. */
export const chatActors = (api: Api, session: Session, first: ChatAnswer) => ({
  ...readingActors(api, first),
  sendMessage: sendMessage(api, session, first),
});
