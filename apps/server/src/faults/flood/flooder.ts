/**
 * For tests only: a program that sends a thousand messages of one member at once and prints how often which status was
 * answered. It has its connections open and its requests written before it says `ready`, and floods at a line on its
 * input: what is measured beside it is the flood, and not how a program starts and words a thousand requests.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { callRequest } from '../running-server.ts';

// A flood comes from another machine: what it costs to send is not to be taken from the server's.
setPriority(constants.priority.PRIORITY_LOW);
const { PORT, COOKIE = '', RECEIVER = '', COUNT = '1100' } = process.env;

/** The bytes of one send: an attacker words them once and needs no client. */
const requestOf = (index: number): Buffer => {
  const [url, { method, headers, body }] = callRequest(Number(PORT), 'chatSend', COOKIE, {
    key: randomUUID(),
    body: { member: RECEIVER, kind: 'text', text: `message ${index}` },
  });
  const { pathname, host } = new URL(url);
  const bytes = Buffer.from(String(body));
  const lines = Object.entries({ host, ...(headers as object), 'content-length': bytes.length });
  const head = lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${pathname} HTTP/1.1\r\n${head}\r\n`), bytes]);
};

const open = async (): Promise<Socket> => {
  const socket = connect(Number(PORT), '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
};

const statuses: Record<string, number> = {};
const sendOn = async (socket: Socket, request: Buffer): Promise<void> => {
  socket.write(request);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  const status = answer.toString('latin1', 9, 12);
  statuses[status] = (statuses[status] ?? 0) + 1;
  socket.destroy();
};

const sends: (() => Promise<void>)[] = [];
for (let index = 0; index < Number(COUNT); index += 1) {
  const [socket, request] = [await open(), requestOf(index)];
  sends.push(() => sendOn(socket, request));
}
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await Promise.all(sends.map((send) => send()));
process.stdin.destroy();
process.stdout.write(JSON.stringify(statuses));
