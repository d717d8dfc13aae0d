import { randomBytes } from 'node:crypto';
import type { CheckedBody } from '@vesper/contract';
import {
  countGraphemes,
  evidenceSeqs,
  isReportedAlready,
  messagesAround,
  receiptFrom,
  reportedMessages,
  reportsPerDay,
  reportWordsLength,
  storedText,
} from '@vesper/domain';
import { findEndedOf, lockEnded } from '../chat/removal/ended-repository.ts';
import { findConversation } from '../chat/repository.ts';
import { lockOwnConversation } from '../chat/message-repository.ts';
import { lockMember } from '../member/repository.ts';
import { dateOf, secondsFromNow } from '../platform/clock.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import { AppError } from '../platform/http/app-error.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { findReportable } from '../trust/visibility.ts';
import {
  copyEvidence,
  findKept,
  findSeenRange,
  readCopied,
  readSeen,
  type SeenRange,
} from './evidence-repository.ts';
import { addWords, findEarlierReports, findOther, insertReport } from './repository.ts';

type ReportBody = CheckedBody<'report'>;

const daySeconds = 24 * 3600;

/**
 * Whom a report is about: the other side of a conversation, also when a block has ended it, or the member of a profile that may be
 * opened.
 */
const aboutOf = async (trx: Trx, site: Site, member: string, body: ReportBody): Promise<string> => {
  if (body.conversation !== undefined) {
    const there = await findOther(trx, member, body.conversation);
    const about = there?.other_id ?? (await findKept(trx, member, body.conversation))?.about;
    if (about === undefined) throw new AppError('conversation_not_found');
    return about;
  }
  if (body.member === undefined) throw new AppError('conversation_not_found');
  if (body.member === member) throw new AppError('own_profile');
  await findReportable(trx, site.id, body.member, member);
  return body.member;
};

/**
 * The conversation of a report of somebody's profile, where the two have written to each other, so that nothing depends on where
 * somebody has pressed the button; null where there is none, or none that the member has seen. Both members are locked.
 */
const conversationWith = async (
  trx: Trx,
  site: Site,
  member: string,
  about: string,
): Promise<string | null> => {
  const view = await findConversation(trx, member, about);
  if (view) {
    const isSeen = await findSeenRange(trx, { member, conversation: view.id }, site.rules.historyLimit);
    return isSeen ? view.id : null;
  }
  // Whoever has blocked first and reports then.
  const ended = await findEndedOf(trx, member, about);
  // Locked also where the report can not point into it: it is about it, and the round would not see that yet.
  if (ended) await lockEnded(trx, ended.id);
  const isKept = ended && (await findKept(trx, member, ended.id));
  return isKept ? ended.id : null;
};

/** Where the messages that a report may point at begin: some before the first, or as many of the newest as may be meant. */
const firstOf = (range: Pick<SeenRange, 'first' | 'last'>, messages: readonly number[]): number =>
  Math.max(range.first, messages.length > 0 ? Math.min(...messages) - messagesAround : range.last - 199);

/** What the member saw of the conversation, of the messages that matter; of one that a block has ended, what they had seen then. */
const readSeenMessages = async (
  trx: Trx,
  site: Site,
  member: string,
  conversation: string,
  messages: readonly number[],
) => {
  // Locked, so that nobody takes a message away between the look at it and its copy.
  await lockOwnConversation(trx, member, conversation);
  const range = await findSeenRange(trx, { member, conversation }, site.rules.historyLimit);
  if (range) {
    const first = firstOf(range, messages);
    return { kept: undefined, seen: await readSeen(trx, conversation, { first, last: range.last }) };
  }
  // Its thirty days may end just now: then it is gone before this report, or stays for it.
  await lockEnded(trx, conversation);
  const kept = await findKept(trx, member, conversation);
  if (!kept) throw new AppError('conversation_not_found');
  const { id, first, last } = kept;
  if (first === null || last === null) return { kept: id, seen: await readCopied(trx, id) };
  return {
    kept: id,
    seen: await readSeen(trx, conversation, { first: firstOf({ first, last }, messages), last }),
  };
};

const report = async (services: Services, trx: Trx, site: Site, member: string, body: ReportBody) => {
  const { category } = body;
  const words = storedText(body.words);
  const about = await aboutOf(trx, site, member, body);
  // As at a block, and in the same order: what the two wrote stands still from here on. Before any conversation is locked, since two
  // reports at once of the same two, of a profile and of a conversation, would wait for each other.
  for (const id of [member, about].sort()) await lockMember(trx, id);
  const conversation = body.conversation ?? (await conversationWith(trx, site, member, about));
  const { kept, seen } =
    conversation === null
      ? { kept: undefined, seen: [] }
      : await readSeenMessages(trx, site, member, conversation, body.messages);
  const pointedAt = reportedMessages(seen, member, body.messages);
  if (pointedAt === 'message_not_reportable') throw new AppError(pointedAt);
  const since = secondsFromNow(services.clock, -daySeconds);
  const earlier = await findEarlierReports(trx, member, about, since);
  const same = earlier.find(
    (row) =>
      // What was closed is reported anew.
      row.state !== 'closed' &&
      row.reported === about &&
      row.conversation_id === conversation &&
      isReportedAlready({ category: row.category, seqs: row.seqs ?? [] }, { category, seqs: pointedAt }),
  );
  if (same) {
    if (words) await addWords(trx, same.id, words);
    return { receipt: same.receipt, is_repeat: true };
  }
  if (earlier.filter(({ created_at: at }) => at > since).length >= reportsPerDay)
    throw new AppError('too_many_reports');
  const at = dateOf(services.clock);
  const [id, receipt] = [newId(), receiptFrom(randomBytes(64))];
  await insertReport(trx, {
    id,
    site_id: site.id,
    receipt,
    reporter: member,
    reported: about,
    conversation_id: conversation,
    category,
    words,
    created_at: at,
  });
  await copyEvidence(trx, {
    id: newId(),
    site: site.id,
    report: id,
    keeper: member,
    about,
    conversation,
    at,
    kept,
    seqs: evidenceSeqs(seen, pointedAt),
    reported: pointedAt,
  });
  return { receipt, is_repeat: false };
};

/**
 * Reports the other side of a conversation, or a profile: copies what the member saw of it, and of whom, in the transaction that
 * opens the case, so that no block, deletion or purge takes it away (readings). Messages that were reported before are answered with the
 * first receipt.
 * @throws AppError `conversation_not_found`, `member_not_found`, `blocked_by_member`, `own_profile`, `message_not_reportable`, `report_words_too_long`, `too_many_reports`,
 *   `idempotency_key_reused`
 */
export const makeReport = (
  services: Services,
  site: Site,
  member: string,
  body: ReportBody,
  key: string,
): Promise<{ receipt: string; is_repeat: boolean }> => {
  if (countGraphemes(body.words) > reportWordsLength) throw new AppError('report_words_too_long');
  return actOnce(services, { call: 'report', scope: member, key, body }, (trx) =>
    report(services, trx, site, member, body),
  );
};
