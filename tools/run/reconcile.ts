/**
 * `npm run reconcile`: the server's own command (`apps/server/src/reconcile-command.ts`), with the payment sandbox of
 * `npm start` where no other provider is set up.
 */
import { root, run, stopChildren } from './child.ts';
import { findSandbox, hasOwnProvider, trustCa } from './sandbox.ts';

process.chdir(root);
const sandbox = hasOwnProvider() ? undefined : await findSandbox();
process.exitCode = await run(
  process.execPath,
  [
    ...(sandbox ? ['--import', trustCa] : []),
    'apps/server/src/reconcile-command.ts',
    ...process.argv.slice(2),
  ],
  sandbox,
);
await stopChildren();
