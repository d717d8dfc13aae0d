/**
 * For the benchmark of profiles only: the server with its pages as a program that its parent tells to `start` and `stop` a
 * profile of the processor; it answers the milliseconds by part.
 */
import { Session } from 'node:inspector/promises';
import { readConfig } from '../../platform/config.ts';
import { startServer } from '../../start-server.ts';
import { renderingMs, sumByPart } from './profile-parts.ts';

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.setSamplingInterval', { interval: 200 });
const server = await startServer(readConfig(process.env), {});
await server.app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });

const obey = async (command: unknown): Promise<void> => {
  if (command === 'start') {
    await inspector.post('Profiler.start');
    process.send?.({});
    return;
  }
  const { profile } = await inspector.post('Profiler.stop');
  process.send?.({ parts: [...sumByPart(profile)], rendering: renderingMs(profile) });
};
process.on('message', (command) => void obey(command));
process.once('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.({});
