import type { Member } from '../member/repository.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { MessageRow } from './repository.ts';

/** Pushed only when the member is still not reading after a while: a message seen on the screen needs no notice. */
const pushDelaySeconds = 3;

/** Writes what must follow a delivered message into its transaction: a push notice, or an automatic member's answer. */
export const queueNotices = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  { conversation, message, receiver }: { conversation: string; message: MessageRow; receiver: Member },
): Promise<void> => {
  if (receiver.automatic)
    await services.outbox.add(
      trx,
      'demo.answer',
      { automatic: receiver.id, member: message.sender, conversation, seq: message.seq },
      1,
    );
  // On a break nothing is sent, nor at its end: what waited is then in the list, unread.
  else if (!receiver.fictional && receiver.paused_at === null)
    await services.outbox.add(
      trx,
      'push.message',
      { member: receiver.id, sender: message.sender, conversation },
      pushDelaySeconds,
    );
};
