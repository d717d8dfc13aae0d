import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError, holdDataFolder } from './platform/database/data-folder.ts';
import { StorageRefused } from './platform/storage.ts';

/**
 * So many connections may wait to be accepted, eight times as many as by default: a browser that finds no place among them is told
 * nothing, and asks again after one, three and seven seconds.
 */
const waitingConnections = 4096;

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

/** What to tell the person who started the server; anything unknown keeps its stack for the log. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof DataFolderError || error instanceof StorageRefused)
    return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `The port ${process.env.PORT ?? 3000} is in use. Stop the other program, or set PORT to a free one.`;
  if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')
    return 'The database does not answer at DATABASE_URL.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

try {
  const config = readConfig(process.env);
  // What can be refused at once is refused at once: the rest of the program is loaded afterwards.
  const held = await holdDataFolder(config.dataFolder, !config.databaseUrl);
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(config, { developing: process.argv.includes('--dev'), held });
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await server.app.listen({ host: config.host, port: config.port, backlog: waitingConnections });
  } catch (error) {
    await server.close();
    throw error;
  }
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  process.stdout.write(`${JSON.stringify({ ready: true, address: `http://localhost:${port}` })}\n`);
} catch (error) {
  fail(explain(error));
}
