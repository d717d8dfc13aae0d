import { decideSend, type SendDecision, type SendRefusal } from '@vesper/domain';
import { lockBalance } from '../credits/repository.ts';
import type { Member } from '../member/repository.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { blocksBetween } from '../trust/repository.ts';
import { type Delivered, deliverMessage } from './deliver.ts';
import { lockConversation } from './message-repository.ts';
import { type ConversationView, findConversation } from './repository.ts';
import { noteSentKey } from './waiting/waiting-repository.ts';

/** A message that is to be sent, now or after having waited. Its sender is locked. */
export interface Letter {
  readonly sender: Member;
  readonly receiver: Member;
  readonly clientId: string;
  readonly text: string;
  /** The message of signup's first step (readings) and the answers of the demo world cost nothing. */
  readonly free: boolean;
}

/** What is to be sent already, once the address is confirmed. */
export interface AlreadyWaiting {
  readonly cost: number;
  readonly receivers: ReadonlySet<string>;
}

/** What became of a letter; `credits` is what the sender has afterwards. */
export type Posted =
  | { readonly act: 'refuse'; readonly code: SendRefusal }
  | { readonly act: 'wait'; readonly credits: number }
  | { readonly act: 'deliver'; readonly credits: number; readonly delivered: Delivered };

const nothingWaits: AlreadyWaiting = { cost: 0, receivers: new Set() };

/** The conversation, when it is there by now because the other has begun it; locked, so that it stays so. */
const startedByOther = async (trx: Trx, sender: string, receiver: string) => {
  const found = await findConversation(trx, sender, receiver);
  return found?.started_by === receiver ? found : undefined;
};

interface Known {
  readonly credits: number;
  readonly waiting: AlreadyWaiting;
  readonly blockedByReceiver: boolean;
  readonly blockedBySender: boolean;
}

type Found = Pick<ConversationView, 'started_by'>;

/** Asks the rules; `found` is the conversation of the two, where there is one. */
const judge = (
  site: Site,
  { sender, receiver, free }: Pick<Letter, 'sender' | 'receiver' | 'free'>,
  { credits, waiting, blockedByReceiver, blockedBySender }: Known,
  found: Found | undefined,
): SendDecision => {
  const confirmed = sender.status === 'active';
  return decideSend(
    {
      sender: {
        confirmed,
        premium: sender.premium,
        credits,
        startedConversations: sender.started_conversations + (confirmed ? 0 : waiting.receivers.size),
        waitingCost: waiting.cost,
      },
      conversationExists: found !== undefined || (!confirmed && waiting.receivers.has(receiver.id)),
      startedByOther: found?.started_by === receiver.id,
      blockedByReceiver,
      blockedBySender,
      receiverActive: receiver.status === 'active',
      kind: 'text',
      free,
    },
    site.rules,
  );
};

/**
 * Judges a message and, when it may go, delivers it: the one way that every message takes (spec §6). Rows are locked in
 * one order everywhere: member, conversation, account.
 */
export const postMessage = async (
  services: Services,
  trx: Trx,
  site: Site,
  { sender, receiver, clientId, text, free }: Letter,
  waiting: AlreadyWaiting = nothingWaits,
): Promise<Posted> => {
  const before = await findConversation(trx, sender.id, receiver.id);
  const lock = () => lockConversation(services, trx, site.id, sender.id, receiver.id);
  const existing = before ? await lock() : undefined;
  const credits = await lockBalance(trx, sender.id);
  const blocks = await blocksBetween(trx, { sender: sender.id, receiver: receiver.id });
  const known = {
    credits,
    waiting,
    blockedByReceiver: blocks.byReceiver,
    blockedBySender: blocks.bySender,
  };
  const decide = (found: Found | undefined) => judge(site, { sender, receiver, free }, known, found);
  const first = decide(before);
  if (first.act === 'refuse') return first;
  if (first.act === 'wait') return { act: 'wait', credits };
  const conversation = existing ?? (await lock());
  // Both wrote first, at once: the conversation is the other's by now, and costs this one no place.
  const decision = existing ? first : decide(await startedByOther(trx, sender.id, receiver.id));
  if (decision.act !== 'deliver') throw new Error(`a message that may go was judged ${decision.act}`);
  const { cost, startsConversation } = decision;
  const message = await deliverMessage(services, trx, conversation, {
    site: site.id,
    sender: sender.id,
    receiver: receiver.id,
    clientId,
    text,
    cost,
    startsConversation,
  });
  const stored = { conversation, seq: message.seq, id: message.id };
  await noteSentKey(trx, { sender: sender.id, clientId, receiver: receiver.id, stored });
  const delivered = { conversation, seq: message.seq, sender: sender.id, receiver };
  for (const { whenDelivered } of services.subjects) await whenDelivered?.(services, trx, delivered);
  return {
    act: 'deliver',
    credits: credits - cost,
    delivered: { conversation, message, receiver: receiver.id },
  };
};
