import type { UnpaidMessage } from '@vesper/contract';
import { messageCost } from '@vesper/domain';
import { readCard } from '../../member/card.ts';
import { lockMember, type Member } from '../../member/repository.ts';
import { dateOf, secondsFromNow } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { afterCommit, inTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Site } from '../../site/site-directory.ts';
import { findVisibleMember } from '../../trust/visibility.ts';
import { payloadText, type StoredContent, toContent } from '../content.ts';
import { viewerOf } from '../media/media-address.ts';
import { tellDelivered } from '../live/tell.ts';
import { postLetter } from '../sending/post-letters.ts';
import {
  emptyUnpaid,
  findUnpaid,
  findKeptOrSent,
  keepLonger,
  keepUnpaid,
  noteUnpaidSent,
  type UnpaidKey,
  type UnpaidRow,
} from './unpaid-repository.ts';
import { findSentKey } from '../waiting/waiting-repository.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    /** A server of before migration 20 names its order instead, and may run beside this one during a deploy. */
    'chat.unpaid': UnpaidKey | { readonly order: string };
  }
}

/**
 * So long after it was refused, or after the last order that was made for it: an order that fails is followed by another
 * try, and what somebody wrote days ago must not go out with a purchase that is about something else.
 */
const keptSeconds = 24 * 3600;

const paidRefusals: ReadonlySet<string> = new Set(['not_enough_credits', 'free_conversation_limit']);

interface RefusedMessage extends StoredContent {
  readonly sender: Pick<Member, 'id' | 'status'>;
  readonly receiver: string;
  readonly clientId: string;
  readonly answerTo: number | null;
}

/** Who has not confirmed yet can buy as well; what they wrote then goes out with the confirmation. */
const mayWrite = ({ status }: Pick<Member, 'status'>): boolean =>
  status === 'active' || status === 'not_confirmed';

/**
 * Keeps what money was missing for; of other refusals nothing. It is written after the refusal, so that its sender may have
 * gone meanwhile, or the message may have been sent with an order. Where that fails, the sender still hears why the message
 * was refused.
 */
export const keepRefused = async (
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  message: RefusedMessage,
  code: string,
): Promise<void> => {
  if (!paidRefusals.has(code) || !mayWrite(message.sender)) return;
  await keep(services, message).catch((failure: unknown) =>
    services.log.error({ err: failure, member: message.sender.id }, 'a refused message was not kept'),
  );
};

const keep = (
  services: Pick<Services, 'db' | 'clock'>,
  { sender, receiver, clientId, answerTo, ...content }: RefusedMessage,
): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    if (!mayWrite(await lockMember(trx, sender.id))) return;
    await keepUnpaid(trx, {
      sender: sender.id,
      receiver,
      client_id: clientId,
      kind: content.kind,
      text: content.text,
      payload: payloadText(content),
      answer_to: answerTo,
      refused_at: dateOf(services.clock),
      kept_until: secondsFromNow(services.clock, keptSeconds),
    });
  });

/** Keeps the message that an order names for as long again as one that was refused now. */
export const keepForOrder = (services: Pick<Services, 'clock'>, trx: Trx, key: UnpaidKey): Promise<void> =>
  keepLonger(trx, key, secondsFromNow(services.clock, keptSeconds));

/** The sender does not want it sent any more. Who is locked: what is just being sent is sent, and the order says so. */
export const discardUnpaid = (
  services: Pick<Services, 'db'>,
  sender: string,
  clientId: string,
): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await lockMember(trx, sender);
    await emptyUnpaid(trx, sender, clientId);
  });

/** It is paid for: it goes out, now that it may. The job is the promise; whoever settles does it at once. */
export const queueUnpaid = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  key: UnpaidKey,
): Promise<void> => {
  if (await findKeptOrSent(trx, key)) await services.outbox.add(trx, 'chat.unpaid', key);
};

/**
 * Sends what was kept and is paid for by now and charges it, once. Every rule is judged again: what may not be sent
 * (the other has gone, say) stays unsent, and its sender is told so.
 */
export const sendUnpaid = async (services: Services, key: UnpaidKey): Promise<void> => {
  const found = await findKeptOrSent(services.db, key);
  if (!found || found.sent_at !== null) return;
  await inTransaction(services.db, async (trx) => {
    const sender = await lockMember(trx, found.sender);
    const row = await findKeptOrSent(trx, key);
    if (!row || row.sent_at !== null) return;
    // The browser was first: it keeps what was refused as well, under the same key.
    const isSent = (await findSentKey(trx, sender.id, row.client_id)) !== undefined;
    if (isSent || (await post(services, trx, sender, row)))
      await noteUnpaidSent(trx, row, dateOf(services.clock));
  });
};

const post = async (services: Services, trx: Trx, sender: Member, row: UnpaidRow): Promise<boolean> => {
  const site = await services.sites.findById(sender.site_id);
  if (!site) return false;
  const { receiver, client_id: clientId, kind, text, payload, answer_to: answerTo } = row;
  const letter = {
    sender: sender.id,
    receiver,
    clientId,
    kind,
    text,
    payload,
    answerTo,
    free: false,
    isKeyFree: true,
  };
  const posted = await postLetter(services, trx, site, letter);
  if (posted.act === 'refuse') return false;
  const { delivered } = posted;
  if (delivered) afterCommit(trx, () => void tellDelivered(services, [delivered]));
  return true;
};

/**
 * The message that waits for an order of this member, or the one of this key that an order names; null when there is none,
 * or nobody any more to send it to.
 */
export const readUnpaid = async (
  services: Services,
  site: Site,
  member: string,
  clientId?: string,
): Promise<UnpaidMessage | null> => {
  const { db, clock } = services;
  const offered = await findUnpaid(db, member, dateOf(clock));
  const row = clientId === undefined ? offered : await findKeptOrSent(db, { sender: member, clientId });
  if (!row) return null;
  const other = await findVisibleMember(db, site.id, row.receiver, member).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  const profile = other && (await readCard(services, db, other.id));
  if (!profile) return null;
  const cost = messageCost(row.kind, site.rules, row.payload?.gift);
  const sent = row.sent_at !== null || (await findSentKey(db, member, row.client_id)) !== undefined;
  const kept = row.client_id === offered?.client_id;
  const content = sent ? null : toContent(row, viewerOf(services, member));
  return { key: row.client_id, content, profile, cost, sent, kept };
};

/**
 * Whether the message that an order names has gone out neither with it nor by its sender's own hand; asked where none waits
 * any more.
 */
export const isLost = async (db: Database, sender: string, key: string | null): Promise<boolean> =>
  key !== null && (await findSentKey(db, sender, key)) === undefined;
