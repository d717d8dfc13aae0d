/**
 * The yardstick of the benchmark of chat, a program of its own: a WebSocket relay that stores each message as one bare row
 * before it passes it on. No login, no rules, no charge, no count. With GROUP=yes those that come while a commit is under way
 * share the next one; without, each has its own. DATABASE_URL and PORT come from the environment.
 */
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { insertRelayed, type Relayed } from './relay-repository.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const grouped = process.env.GROUP === 'yes';
const sockets = new Map<string, WebSocket>();
const waiting: Relayed[] = [];
let isStoring = false;

const passOn = (messages: readonly Relayed[]): void => {
  for (const { key, sender, receiver, text } of messages) {
    sockets.get(receiver)?.send(JSON.stringify({ type: 'message', text, key }));
    sockets.get(sender)?.send(JSON.stringify({ type: 'sent', key }));
  }
};
const storeWaiting = async (): Promise<void> => {
  isStoring = true;
  while (waiting.length > 0) {
    const batch = waiting.splice(0, grouped ? 200 : 1);
    await pool.query(insertRelayed(batch));
    passOn(batch);
  }
  isStoring = false;
};

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env.PORT) });
server.on('listening', () => process.stdout.write('ready\n'));
server.on('connection', (socket, request) => {
  const sender = new URL(request.url ?? '/', 'http://localhost').searchParams.get('member') ?? '';
  sockets.set(sender, socket);
  socket.send(JSON.stringify({ type: 'ready' }));
  socket.on('message', (data: Buffer) => {
    const { key, member, text } = JSON.parse(data.toString()) as {
      key: string;
      member: string;
      text: string;
    };
    waiting.push({ key, sender, receiver: member, text });
    if (!isStoring) void storeWaiting();
  });
});
process.once('SIGTERM', () => process.exit(0));
