import { once } from 'node:events';
import { eventsPath, sessionEndedCloseCode } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  origin = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.end());

const connect = async (person: Person, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${origin}${eventsPath}`, {
    headers: { cookie: person.cookies(), ...headers },
  });
  const [first] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(String(first))).toEqual({ type: 'ready' });
  return socket;
};

const refusal = async (headers: Record<string, string>): Promise<number> => {
  const socket = new WebSocket(`${origin}${eventsPath}`, { headers });
  socket.on('error', () => undefined);
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return answer.statusCode;
};

describe('the live connection', () => {
  it('ends with the session, on every device that shared it and on no other', async () => {
    const person = await server.member();
    const elsewhere = server.visitor();
    await elsewhere.call('login', { body: { email: person.email, password: 'a long walk by the sea' } });
    const [here, there] = [await connect(person), await connect(elsewhere)];
    const closed = once(here, 'close');
    await person.call('logout');
    expect((await closed)[0]).toBe(sessionEndedCloseCode);
    expect(there.readyState).toBe(WebSocket.OPEN);
    there.close();
  });

  it('is closed at once, saying why, where the session has ended or there is none', async () => {
    const person = await server.member();
    const cookie = person.cookies();
    await person.call('logout');
    for (const headers of [{ cookie }, {}]) {
      const socket = new WebSocket(`${origin}${eventsPath}`, { headers });
      const heard: string[] = [];
      socket.on('message', (data) => heard.push(String(data)));
      expect((await once(socket, 'close'))[0]).toBe(sessionEndedCloseCode);
      expect(heard).toEqual([]);
    }
    expect(server.services.live.isConnected(person.id)).toBe(false);
  });

  it('is refused to pages of other origins', async () => {
    const person = await server.member();
    const cookie = person.cookies();
    expect(await refusal({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await refusal({ cookie, origin: 'null' })).toBe(403);
  });

  it('ends for whoever says what is not in the contract', async () => {
    for (const words of ['not json', '{"type":"shutdown"}', '{"type":"typing"}']) {
      const socket = await connect(await server.member());
      const closed = once(socket, 'close');
      socket.send(words);
      expect((await closed)[0]).toBe(1008);
    }
  });
});
