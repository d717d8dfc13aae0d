/** The yardstick of connections that do nothing: a WebSocket server that holds them, a program of its own. PORT is given. */
import { WebSocketServer } from 'ws';
import { collect } from '../calls/collect.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env.PORT) });
server.on('listening', () => process.stdout.write('ready\n'));
server.on('connection', (socket) => {
  socket.on('message', () => undefined);
  socket.send(JSON.stringify({ type: 'ready' }));
});
process.on('SIGUSR2', () => collect());
process.once('SIGTERM', () => process.exit(0));
