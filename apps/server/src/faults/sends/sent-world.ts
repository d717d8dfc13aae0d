import { checkBooks } from '../../credits/books-repository.ts';
import { readConfig } from '../../platform/config.ts';
import { startServer } from '../../start-server.ts';
import { payByHand } from '../../testing/orders/pay-by-hand.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

const open = (database: TestDatabase) =>
  startServer(
    readConfig({
      VESPER_MODE: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: database.dataFolder,
      DATABASE_URL: database.databaseUrl ?? '',
    }),
    { pages: false, jobs: false },
  );

/** Faster than any person writes. */
const rules = { messagesPerMinute: 100_000 };

/**
 * Gives credits to the first `senders` of the test members, and nobody is too fast; answers the ids of all of them, in the
 * order of their addresses.
 */
export const giveCredits = async (
  database: TestDatabase,
  senders: number,
  credits: number,
): Promise<string[]> => {
  const server = await open(database);
  const rows = await server.services.db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('fictional', '=', false)
    .orderBy('email')
    .execute();
  await server.services.db
    .updateTable('sites')
    .set({ settings: JSON.stringify({ name: 'Vesper', rules }) })
    .where('domain', '=', 'localhost')
    .execute();
  for (const { id } of rows.slice(0, senders)) await payByHand(server.services, id, credits);
  await server.close();
  return rows.map((row) => row.id);
};

/** What stands in the database now: all messages in order, what the books say, and which messages were charged. */
export const readSent = async (database: TestDatabase) => {
  const server = await open(database);
  const messages = await server.services.db.selectFrom('messages').selectAll().orderBy('seq').execute();
  const books = await checkBooks(server.services.db);
  const charged = await server.services.db
    .selectFrom('ledger_transfers')
    .select('reference')
    .where('kind', '=', 'spend')
    .execute();
  await server.close();
  return { messages, books, charged: charged.map((row) => row.reference) };
};

/** The numbers of each conversation's messages, in order. */
export const numbersByConversation = (
  messages: readonly { readonly conversation_id: string; readonly seq: number }[],
): number[][] =>
  Object.values(Object.groupBy(messages, (message) => message.conversation_id)).map((of) =>
    (of ?? []).map(({ seq }) => seq),
  );
