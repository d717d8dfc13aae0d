/** For the benchmark of keys only: writes a conversation of MESSAGES between two test members, FROM and TO by their addresses, into the demo world of DATA_DIR. */
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { fillConversation, makePremium } from './long-conversation-repository.ts';

const { db } = await openDatabase(readConfig(process.env));
const [one, two] = [
  await makePremium(db, process.env.FROM ?? ''),
  await makePremium(db, process.env.TO ?? ''),
];
await fillConversation({ db }, one, two, Number(process.env.MESSAGES));
await db.destroy();
