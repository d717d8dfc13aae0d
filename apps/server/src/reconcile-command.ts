import { validate as isUuid } from 'uuid';
import { compareBooks } from './payment/reconciliation/compare.ts';
import { explainDifference, findDifferences } from './payment/reconciliation/differences-repository.ts';
import { differenceLine } from './payment/reconciliation/difference-line.ts';
import { ProviderUnavailable } from './payment/provider/payment-provider.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import { startServer } from './start-server.ts';
import { say } from './say.ts';

/**
 * `npm run reconcile`: compares orders, ledger and provider now and prints what differs, for finance.
 * `npm run reconcile -- --all`: the same with every transfer of the ledger, not those of the last two weeks only.
 * `npm run reconcile -- explain <id> <why>`: says of a row why it is none. With the embedded database the server is stopped
 * for it.
 */
const [act, id = '', ...words] = process.argv.slice(2);

try {
  const { services, close } = await startServer(readConfig(process.env), { pages: false, jobs: false });
  try {
    if (act === 'explain') {
      if (!isUuid(id) || words.length === 0)
        throw new DataFolderError('Say which difference, by its row, and why: explain <id> <why>');
      if (!(await explainDifference(services.db, id, words.join(' '), new Date())))
        throw new DataFolderError(`There is no difference ${id}.`);
    } else {
      const isFull = act === '--all';
      const { orders, payments, settlements, closed } = await compareBooks(services, { isFull });
      say(`  compared ${orders} orders with the ledger and ${payments} payments with the provider's books`);
      say(
        services.settlements
          ? `  read ${settlements} payouts that were new, and compared those of late`
          : '  no payouts were looked at: there is no MOLLIE_ACCESS_TOKEN',
      );
      say(`  ${closed} earlier differences are gone`);
    }
    const rows = await findDifferences(services.db, ['open', 'explained']);
    for (const row of rows) say(differenceLine(row));
    say(`  ${rows.filter(({ state }) => state === 'open').length} open, ${rows.length} in all`);
  } finally {
    await close();
  }
} catch (error) {
  const known = error instanceof ConfigError || error instanceof DataFolderError;
  const away =
    error instanceof ProviderUnavailable && 'The payment provider did not answer; try again later.';
  const details = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${away || (known ? error.message : details)}\n`);
  process.exit(1);
}
