import { removeFiles } from '../../photos/remove-files.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services/services.ts';
import { deleteEnded, destroyMessages } from './ended-repository.ts';

/** So that nobody waits for the end of a conversation of years: the embedded database does nothing else meanwhile. */
const messagesAtOnce = 2000;

/**
 * Takes an ended conversation away for good, with its messages and their files, some at a time; what is cut off goes on in the next
 * round, since its row goes with the last of them.
 */
export const destroyEnded = async (
  services: Pick<Services, 'db' | 'outbox'>,
  conversation: string,
): Promise<void> => {
  const destroySome = () =>
    inTransaction(services.db, async (trx) => {
      const { messages, files } = await destroyMessages(trx, conversation, messagesAtOnce);
      await removeFiles(services, trx, files);
      const isLast = messages < messagesAtOnce;
      if (isLast) await deleteEnded(trx, conversation);
      return isLast;
    });
  while (!(await destroySome()));
};
