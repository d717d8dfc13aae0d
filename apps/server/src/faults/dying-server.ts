/**
 * For tests only: a server that dies like one whose power goes, after a number of acknowledged sends, between the commit of a message
 * and its acknowledgement. Settings come from the environment like the real one's; DIE_AFTER counts.
 */
import { callTable } from '@vesper/contract';
import { readConfig } from '../platform/config.ts';
import { startServer } from '../start-server.ts';

const dieAfter = Number(process.env.DIE_AFTER ?? Number.POSITIVE_INFINITY);
const server = await startServer(readConfig(process.env), { pages: false });
let acknowledged = 0;
server.app.server.on('request', (request, response) => {
  if (request.url === callTable.chatSend.path) response.once('finish', () => (acknowledged += 1));
});

// The database commits inside of the handler; what the handler tells the live connections comes after the commit and
// before the answer leaves: the first message to get there after enough others were acknowledged goes no further.
const publish = server.services.live.publish.bind(server.services.live);
server.services.live.publish = (to, event, numbers) => {
  if (event.type === 'message' && acknowledged >= dieAfter) process.kill(process.pid, 'SIGKILL');
  publish(to, event, numbers);
};
await server.app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write(`ready ${callTable.chatSend.path}\n`);
