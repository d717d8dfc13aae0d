import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { refuseSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const listen = async (withinMs: number): Promise<number> => {
  app = Fastify();
  refuseSlowBodies(app, withinMs);
  app.post('/text', async (request) => request.body);
  app.post('/file', { config: { file: true } }, async (request) => request.body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\nnu`;

it('cuts off a small body that does not come to its end', async () => {
  const socket = connect(await listen(20), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head('/text'));
  const [data] = await Promise.race([once(socket, 'close'), once(socket, 'data')]);
  // Closed without an answer: there is nobody there who would read it.
  expect(data).toBe(false);
});

it('lets a file take its time', async () => {
  const socket = connect(await listen(10), '127.0.0.1');
  socket.write(head('/file'));
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
