import { createIntlFor, defineMessages } from '@vesper/i18n';
import { findMember, lockMember } from '../member/repository.ts';
import { findConversationById } from '../chat/repository.ts';
import { tellDelivered, tellTyping } from '../chat/live/tell.ts';
import { readUpTo } from '../chat/marks.ts';
import { postLetter } from '../chat/sending/post-letters.ts';
import type { OutboxPayloads } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Question } from '../platform/database/together.ts';
import type { DeliveredMessage } from '../platform/subject/subject.ts';
import { readSaid } from './repository.ts';

const texts = defineMessages({
  first: {
    id: 'demo.answer.first',
    defaultMessage:
      'Hello {name}! I am an automatic reply in this demo, not a person. Your message has arrived.',
    description: 'First answer of an automatic demo profile; must say clearly that it is no person',
  },
  second: {
    id: 'demo.answer.second',
    defaultMessage:
      'This is still the automatic reply. With a real member, this is where the conversation would get interesting.',
    description: 'Second answer of an automatic demo profile',
  },
  later: {
    id: 'demo.answer.later',
    defaultMessage:
      'This is another automatic reply. I have counted {count, plural, one {# message} other {# messages}} in our conversation so far.',
    description:
      'Every further answer of an automatic demo profile; {count} is the number of messages so far',
  },
});

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    'demo.answer': { automatic: string; member: string; conversation: string; seq: number };
  }
}

const typingMs = [1200, 1200];
/** So that an answer never looks as if it had been waiting for the message. */
const delaySeconds = 1;

/** Promises the answer to a message that an automatic member has been sent. */
export const queueAnswer = (
  { outbox }: Pick<Services, 'outbox'>,
  trx: Trx,
  messages: readonly DeliveredMessage[],
): readonly Question<unknown>[] => {
  const asked = messages
    .filter(({ receiver }) => receiver.automatic)
    .map(({ receiver, sender, conversation, seq }) => ({
      automatic: receiver.id,
      member: sender,
      conversation,
      seq,
    }));
  return asked.length === 0 ? [] : [outbox.write(trx, 'demo.answer', asked, delaySeconds).insert];
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers for an automatic member of the demo world: reads, types for a moment, answers in the other's language, and
 * says each time that it is automatic. Answered once for each message, however often the job is tried.
 */
export const answerAutomatically = async (
  services: Services,
  { automatic, member, conversation, seq }: OutboxPayloads['demo.answer'],
): Promise<void> => {
  const [me, other] = [await findMember(services.db, automatic), await findMember(services.db, member)];
  if (!me?.automatic || !other) return;
  await readUpTo(services, me.id, conversation, seq);
  for (const ms of typingMs) {
    await tellTyping(services, { conversation, from: me.id });
    await pause(ms);
  }
  const intl = createIntlFor(other.language);
  const posted = await inTransaction(services.db, async (trx) => {
    await lockMember(trx, me.id);
    const [site, view] = [
      await services.sites.findById(me.site_id),
      await findConversationById(trx, me.id, conversation),
    ];
    if (!site || !view) return undefined;
    const clientId = `answer-${seq}`;
    const said = await readSaid(trx, conversation, me.id);
    if (said.some((message) => message.client_id === clientId)) return undefined;
    const text = [texts.first, texts.second][said.length] ?? texts.later;
    return postLetter(services, trx, site, {
      sender: me.id,
      receiver: other.id,
      clientId,
      kind: 'text',
      text: intl.formatMessage(text, { name: other.name, count: view.last_seq }),
      free: true,
      answerTo: null,
      isKeyFree: true,
    });
  });
  if (posted?.act === 'deliver' && posted.delivered) await tellDelivered(services, [posted.delivered]);
};
