import { once } from 'node:events';
import { connect } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { refuseSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const listen = async (withinMs: number): Promise<number> => {
  app = Fastify();
  refuseSlowBodies(app, withinMs);
  app.post('/text', async (request) => request.body);
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) => body,
  );
  app.post('/file', { config: { file: true } }, async (request) => request.body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const head = (path: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 4\r\n\r\nnu`;

const inChunks = head('/text')
  .replace('content-length: 4', 'transfer-encoding: chunked')
  .replace(/nu$/, '2\r\nnu\r\n');

it.each([head('/text'), inChunks, head('/file')])(
  'cuts off a small body that does not come to its end: %j',
  async (sent) => {
    const socket = connect(await listen(20), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(sent);
    const [data] = await Promise.race([once(socket, 'close'), once(socket, 'data')]);
    // Closed without an answer: there is nobody there who would read it.
    expect(data).toBe(false);
  },
);

it('lets a file take its time', async () => {
  const socket = connect(await listen(10), '127.0.0.1');
  socket.write(head('/file', 'multipart/form-data'));
  // Begun after it, a small body is cut off: by then the file would have been as well.
  const small = connect(Number((app.server.address() as { port: number }).port), '127.0.0.1');
  small.on('error', () => undefined);
  await new Promise((resolve) => app.server.once('request', resolve));
  small.write(head('/text'));
  await once(small, 'close');
  socket.write('ll');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(String(data)).toContain('200 OK');
  socket.destroy();
});

it('leaves a body alone that was there in time', async () => {
  await listen(20);
  const answer = await app.inject({ method: 'POST', url: '/text', payload: { fine: true } });
  expect(answer.json()).toEqual({ fine: true });
});

it('leaves a body alone that came in time to a server that was too busy to look', async () => {
  const socket = connect(await listen(20), '127.0.0.1');
  socket.write(head('/text'));
  await new Promise((resolve) => app.server.once('request', resolve));
  socket.write('ll');
  const busyUntil = performance.now() + 60;
  while (performance.now() < busyUntil);
  const [data] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer];
  expect(String(data)).toContain('200 OK');
  socket.destroy();
});

it('lets a live connection stand, and an answer to a question take its time', async () => {
  app = Fastify();
  refuseSlowBodies(app, 20);
  await app.register(websocket);
  app.get('/live', { websocket: true }, (socket) => {
    socket.on('message', (data: Buffer) => socket.send(data.toString()));
  });
  const slow = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  app.get('/slow', () => {
    asked.resolve();
    return slow.promise;
  });
  app.post('/text', async () => 'never');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const live = new WebSocket(`ws://127.0.0.1:${port}/live`);
  await once(live, 'open');
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await asked.promise;
  // Begun after both, a small body is cut off: by then they would have been as well.
  const small = connect(port, '127.0.0.1');
  small.on('error', () => undefined);
  small.write(head('/text'));
  await once(small, 'close');
  slow.resolve('done');
  expect(await (await answer).text()).toBe('done');
  live.send('still there');
  const [{ data }] = (await once(live, 'message')) as [MessageEvent];
  expect(data).toBe('still there');
  live.close();
});
