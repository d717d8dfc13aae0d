import { createIntlFor, defineMessages } from '@vesper/i18n';
import { isLocale, localePath } from '@vesper/domain';
import webPush from 'web-push';
import { findMember } from '../account/member.ts';
import type { OutboxPayloads } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { readSubscriptions, removeSubscription } from './repository.ts';

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

const lifeSeconds = 24 * 3600;
const goneStatuses = new Set([404, 410]);

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;

/** Sends the notice about a message to the member's browsers, unless it has been read meanwhile. */
export const pushMessage = async (
  services: Services,
  payload: OutboxPayloads['push.message'],
): Promise<void> => {
  const subscriptions = await readSubscriptions(services.db, payload.member);
  if (subscriptions.length === 0) return;
  const state = await services.db
    .selectFrom('conversation_members')
    .select('unread')
    .where('conversation_id', '=', payload.conversation)
    .where('member_id', '=', payload.member)
    .executeTakeFirst();
  const [member, sender] = await Promise.all([
    findMember(services.db, payload.member),
    findMember(services.db, payload.sender),
  ]);
  if (!state?.unread || !member || !sender) return;
  const intl = createIntlFor(member.language);
  const locale = isLocale(member.language) ? member.language : 'en';
  const notice = JSON.stringify({
    title: intl.formatMessage(sender.fictional ? texts.titleFictional : texts.title, { name: sender.name }),
    body: intl.formatMessage(texts.body),
    url: localePath(locale, `/chats/${payload.conversation}`),
  });
  for (const { endpoint, p256dh, auth } of subscriptions) {
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, notice, {
        TTL: lifeSeconds,
        vapidDetails: { subject: services.config.pushContact, ...services.pushKeys },
      });
    } catch (error) {
      // The browser has withdrawn: forget it. Anything else is tried again by the outbox.
      if (!goneStatuses.has(statusOf(error))) throw error;
      await removeSubscription(services.db, endpoint);
    }
  }
};
