import type { Api } from '@vesper/api-client';
import { chatMachine, contentCost, type Outbox, type OutboxItem } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { type Actor, createActor } from 'xstate';
import type { ActorEngine } from '../../../parts/engine/use-later-actor.ts';
import { readDraft } from '../../../parts/drafts/draft-store.ts';
import { noteOpenChat } from '../../../parts/outbox/open-chats.ts';
import { keepChanges } from '../../../parts/outbox/outbox-store.ts';
import { costsOf } from './costs.ts';
import { isLimit, limitAhead } from '../notices/limit-ahead.ts';
import { chatActors } from './chat-actors.ts';
import type { ChatAnswer } from '../first-view/chat-answer.ts';
import { followSession } from './chat-live.ts';
import { leadToNamed } from './lead-to-named.ts';
import { type ChatView, viewOfAnswer } from '../first-view/chat-view.ts';
import { viewOfChat } from './running-chat-view.ts';
import { type Between, readOutbox, writeOutbox } from './chat-storage.ts';
import { keepDraft } from './keep-draft.ts';
import { noteOpened } from './last-opened.ts';
import { tellDiscarded, tellRead, tellTyping } from './chat-tells.ts';

export type ChatActor = Actor<typeof chatMachine>;
export type ChatEngine = ActorEngine<ChatActor, ChatView>;

export interface ChatOptions {
  readonly api: Api;
  readonly session: Session;
  /** What the page came with: the first load needs no call. */
  readonly first: ChatAnswer;
  readonly ownId: string;
  /** What the browser keeps of messages to this member that have not gone out. */
  readonly unsent: Outbox;
  /** The conversation is gone: the member has removed it elsewhere, or blocked the other one. */
  readonly onGone: () => void;
}

/** Whether what was refused for a limit would be refused for one again, as far as the page knows. */
const isLimited = (session: Session, first: ChatAnswer, { content, errorCode }: OutboxItem): boolean => {
  if (!isLimit(errorCode)) return false;
  const { user, settings } = session.getSnapshot();
  // Of who has not confirmed the page knows too little: the message offers to be sent again.
  if (user?.status !== 'active') return true;
  const next = { hasConversation: first.conversation !== null, cost: contentCost(content, costsOf(session)) };
  return limitAhead(user, settings.free_conversations, next) !== null;
};

const createChat = ({ api, session, first, ownId, unsent, onGone }: ChatOptions): ChatActor => {
  const { id, name, fictional } = first.profile;
  const between = { owner: ownId, peer: id };
  const machine = chatMachine.provide({
    actors: chatActors(api, session, first),
    actions: {
      tellTyping: ({ context }) => tellTyping(session, context.conversationId),
      tellDiscarded: (_, { clientId }) => tellDiscarded(api, clientId),
      tellRemoved: onGone,
      tellRead: ({ context }, { seq }) => tellRead(api, session, context.conversationId, seq),
    },
  });
  return createActor(machine, {
    input: {
      ownId,
      peer: { id, name, fictional },
      conversationId: first.conversation?.id ?? null,
      messageLength: session.getSnapshot().settings.message_length,
      costs: costsOf(session),
      outbox: readOutbox(between, unsent, (item) => isLimited(session, first, item)),
      draft: readDraft(between),
    },
  });
};

/** Writes down what is not sent, for the next visit; only what changed, since this is asked with every key press. */
const keepUnsent = (actor: ChatActor, between: Between): void => {
  let { outbox } = actor.getSnapshot().context;
  // In turn: of two changes that follow each other the later one stands.
  let kept = Promise.resolve();
  const keep = (before: Outbox, now: Outbox): void => {
    writeOutbox(between, now);
    kept = kept.then(() => keepChanges(between.owner, between.peer, before, now));
  };
  actor.subscribe(({ context }) => {
    if (context.outbox !== outbox) keep(outbox, context.outbox);
    ({ outbox } = context);
  });
};

/** Starts the machine of one conversation with the calls and the live connection of this page. */
export const startChat = (options: ChatOptions): ChatEngine => {
  const { session, first, onGone } = options;
  const peerId = first.profile.id;
  const atFirst = viewOfAnswer(first);
  const actor = createChat(options);

  noteOpened(options.ownId, peerId, Date.now());
  const closeChat = noteOpenChat(peerId);
  const between = { owner: options.ownId, peer: peerId };
  keepUnsent(actor, between);
  const stopKeeping = keepDraft(actor, between);
  actor.start();
  const stopLeading = leadToNamed(actor, location.hash);
  const unfollow = followSession(session, actor, peerId, onGone);
  return {
    actor,
    viewOf: (snapshot) => viewOfChat(snapshot, atFirst),
    stop: () => {
      stopLeading();
      unfollow();
      stopKeeping();
      actor.stop();
      closeChat();
    },
  };
};
