import { createIntlFor, defineMessages } from '@vesper/i18n';
import { isLocale, localePath } from '@vesper/domain';
import webPush from 'web-push';
import { findMember } from '../member/repository.ts';
import { readPreferences } from '../notifications/repository.ts';
import type { OutboxPayloads } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Question } from '../platform/database/together.ts';
import type { DeliveredMessage } from '../platform/subject/subject.ts';
import { countUnreadIn, readSubscriptions, removeSubscription } from './repository.ts';

const texts = defineMessages({
  title: {
    id: 'push.message.title',
    defaultMessage: 'New message from {name}',
    description: 'Title of the push notice about a chat message; {name} is the username of the sender',
  },
  titleFictional: {
    id: 'push.message.titleFictional',
    defaultMessage: 'New message from {name} (fictional profile)',
    description: 'Title of the push notice when the sender is a fictional profile; the label must stand',
  },
  body: {
    id: 'push.message.body',
    defaultMessage: 'Open the conversation to read it.',
    description:
      'Text of the push notice about a chat message; the message itself is never in it, for privacy',
  },
});

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    /** `endpoint` is set when only this one of the member's browsers is still to be told. */
    'push.message': { member: string; sender: string; conversation: string; endpoint?: string };
  }
}

const lifeSeconds = 24 * 3600;
const timeoutMs = 15_000;
/** A browser that could not be reached is tried again after this, alone. */
const againSeconds = 30;

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;

/** The push service refuses this subscription for good (withdrawn, other key); 429 only means "later". */
const isGone = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/** Pushed only when the member is still not reading after a while: a message seen on the screen needs no notice. */
const delaySeconds = 3;

/**
 * Promises the notices about messages, one for each conversation, to those who have a browser that takes them. On a break
 * nothing is sent, nor at its end: what waited is then in the list, unread.
 */
export const queuePush = (
  { outbox }: Pick<Services, 'outbox'>,
  trx: Trx,
  messages: readonly DeliveredMessage[],
): readonly Question<unknown>[] => {
  const notices = new Map(
    messages
      .filter(
        ({ receiver: { fictional, automatic, onBreak, subscribed } }) =>
          subscribed && !fictional && !automatic && !onBreak,
      )
      .map(({ receiver, sender, conversation }) => [
        `${receiver.id} ${conversation}`,
        { member: receiver.id, sender, conversation },
      ]),
  );
  return notices.size === 0
    ? []
    : [outbox.write(trx, 'push.message', [...notices.values()], delaySeconds).insert];
};

/** Sends the notice about a message to the member's browsers, unless it has been read meanwhile. */
export const pushMessage = async (
  services: Services,
  payload: OutboxPayloads['push.message'],
): Promise<void> => {
  const subscriptions = (await readSubscriptions(services.db, payload.member)).filter(
    ({ endpoint }) => payload.endpoint === undefined || payload.endpoint === endpoint,
  );
  if (subscriptions.length === 0) return;
  const unread = await countUnreadIn(services.db, payload.member, payload.conversation);
  const [member, sender] = await Promise.all([
    findMember(services.db, payload.member),
    findMember(services.db, payload.sender),
  ]);
  if (unread === 0 || !member || sender?.status !== 'active') return;
  // Chosen while the job waited, or before: nothing is sent during a break.
  if (member.paused_at !== null || !(await readPreferences(services.db, member.id)).message.push) return;
  const intl = createIntlFor(member.language);
  const locale = isLocale(member.language) ? member.language : 'en';
  const notice = JSON.stringify({
    title: intl.formatMessage(sender.fictional ? texts.titleFictional : texts.title, { name: sender.name }),
    body: intl.formatMessage(texts.body),
    url: localePath(locale, `/chats/${payload.conversation}`),
  });
  const sent = await Promise.all(
    subscriptions.map((subscription) => sendNotice(services, subscription, notice)),
  );
  const failed = sent.flatMap((result) => (result ? [result] : []));
  const [first] = failed;
  if (!first) return;
  // Tried again by the outbox, with its growing pauses.
  if (subscriptions.length === 1) throw first.error;
  // The others have the notice: only those that failed are tried again, each on its own.
  await inTransaction(services.db, async (trx) => {
    for (const { endpoint } of failed)
      await services.outbox.add(trx, 'push.message', { ...payload, endpoint }, againSeconds);
  });
};

/** Sends to one browser, and forgets it when it has withdrawn. @returns what to try again, or undefined */
const sendNotice = async (
  services: Services,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
  notice: string,
): Promise<{ endpoint: string; error: unknown } | undefined> => {
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, notice, {
      TTL: lifeSeconds,
      timeout: timeoutMs,
      vapidDetails: { subject: services.config.pushContact, ...services.pushKeys },
    });
  } catch (error) {
    if (!isGone(statusOf(error))) return { endpoint, error };
    await removeSubscription(services.db, endpoint);
  }
  return undefined;
};
