/** For the benchmarks of calls and pages only: the server as a program of its own, without pages unless PAGES is `yes`; settings come from the environment. */
import { readConfig } from '../../platform/config.ts';
import { startServer } from '../../start-server.ts';
import { collect } from './collect.ts';

const server = await startServer(readConfig(process.env), { pages: process.env.PAGES === 'yes' });
await server.app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
// With `--expose-gc`: what is held is told apart from what is still to be cleared away.
process.on('SIGUSR2', () => collect());
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write('ready\n');
