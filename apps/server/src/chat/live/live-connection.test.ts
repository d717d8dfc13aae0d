import { once } from 'node:events';
import { crowdedCloseCode, eventsPath, sessionEndedCloseCode } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

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
  expect(JSON.parse(String(first))).toMatchObject({ type: 'ready' });
  return socket;
};

const refusal = async (headers: Record<string, string>): Promise<number> => {
  const socket = new WebSocket(`${origin}${eventsPath}`, { headers });
  socket.on('error', () => undefined);
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return answer.statusCode;
};

/** Tells the code that the server has closed it with by now; it answers whatever it has not closed. */
const closing = (socket: WebSocket) => {
  const closed = once(socket, 'close').then(([code]) => code as number);
  return {
    now: (): Promise<number | 'open'> => {
      const answered = once(socket, 'pong').then(() => 'open' as const);
      socket.ping();
      return Promise.race([closed, answered]);
    },
  };
};

describe('the live connection', () => {
  it('ends with the session, on every device that shared it and on no other', async () => {
    const person = await server.member();
    const elsewhere = server.visitor();
    await elsewhere.call('login', { body: { email: person.email, password: 'a long walk by the sea' } });
    const [here, there] = [await connect(person), await connect(elsewhere)];
    const closed = closing(here);
    await person.call('logout');
    expect(await closed.now()).toBe(sessionEndedCloseCode);
    expect(await closing(there).now()).toBe('open');
    there.close();
  });

  it('ends everywhere with the account', async () => {
    const person = await server.member();
    const elsewhere = server.visitor();
    await elsewhere.call('login', { body: { email: person.email, password: 'a long walk by the sea' } });
    const ends = [await connect(person), await connect(elsewhere)].map(closing);
    await person.call('accountDelete', { body: { password: 'a long walk by the sea' } });
    expect(await Promise.all(ends.map((end) => end.now()))).toEqual([
      sessionEndedCloseCode,
      sessionEndedCloseCode,
    ]);
  });

  it('passes on that somebody types once a second at most, and to the other of the conversation only', async () => {
    const [anna, bert, eve] = [await server.member(), await server.member(), await server.member()];
    const say = (text: string) => anna.call('chatSend', { body: { member: bert.id, kind: 'text', text } });
    const conversation = String((await say('hello')).body.conversation.id);
    const [here, there, stranger] = [await connect(anna), await connect(bert), await connect(eve)];
    const heard: { type: string; message?: { text: string } }[] = [];
    const hears = (what: (event: (typeof heard)[number]) => boolean) =>
      vi.waitFor(() => expect(heard.some(what)).toBe(true), { interval: 5, timeout: 10_000 });
    there.on('message', (data: Buffer) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]));
    const type = async (socket: WebSocket) => {
      socket.send(JSON.stringify({ type: 'typing', conversation }));
      // Answered in the order of what was sent: by then the server has seen the notice.
      const answered = once(socket, 'pong');
      socket.ping();
      await answered;
    };
    const typings = () => heard.filter((event) => event.type === 'typing').length;
    await type(here);
    await type(here);
    server.clock.advanceSeconds(0.999);
    await type(here);
    await type(stranger);
    // Whatever was passed on is there before a message that takes a dozen questions to the database.
    await hears((event) => event.type === 'typing');
    await say('a message');
    await hears((event) => event.message?.text === 'a message');
    expect(typings()).toBe(1);
    server.clock.advanceSeconds(0.001);
    await type(here);
    await say('another');
    await hears((event) => event.message?.text === 'another');
    await vi.waitFor(() => expect(typings()).toBe(2), { interval: 5, timeout: 10_000 });
    for (const socket of [here, there, stranger]) socket.close();
  });

  it('says nothing of what is written to a member on a break, and of the return on every device', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const elsewhere = server.visitor();
    await elsewhere.call('login', { body: { email: bert.email, password: 'a long walk by the sea' } });
    const say = (text: string) => anna.call('chatSend', { body: { member: bert.id, kind: 'text', text } });
    const conversation = String((await say('hello')).body.conversation.id);
    await bert.call('notificationsUpdate', { body: { paused: true } });
    const [here, ...devices] = [await connect(anna), await connect(bert), await connect(elsewhere)];
    const heard: string[][] = devices.map(() => []);
    for (const [index, device] of devices.entries())
      device.on('message', (data: Buffer) =>
        heard[index]?.push((JSON.parse(String(data)) as { type: string }).type),
      );
    here.send(JSON.stringify({ type: 'typing', conversation }));
    await say('held');
    await elsewhere.call('notificationsUpdate', { body: { paused: false } });
    await vi.waitFor(() => expect(heard).toEqual([['resync'], ['resync']]), { interval: 5, timeout: 10_000 });
    for (const device of [bert, elsewhere])
      expect((await device.call('chats')).body).toMatchObject({
        total_unread: 2,
        chats: [{ num_unread_messages: 2, conversation: { last_message: { text: 'held' } } }],
      });
    for (const socket of [here, ...devices]) socket.close();
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

  it('is kept for the newest twenty of a member: the oldest is told that there are too many', async () => {
    const [person, other] = [await server.member(), await server.member()];
    const untouched = closing(await connect(other));
    const sockets = [];
    for (let count = 0; count < 20; count += 1) sockets.push(await connect(person));
    const [first, second] = sockets.map(closing);
    expect(await first?.now()).toBe('open');
    sockets.push(await connect(person));
    expect([await first?.now(), await second?.now(), await untouched.now()]).toEqual([
      crowdedCloseCode,
      'open',
      'open',
    ]);
    for (const socket of sockets) socket.close();
  });

  it('has nothing of its own that listens, so that ten thousand hold no more than sockets do', async () => {
    const person = await server.member();
    const opened: WebSocket[] = [];
    const note = (socket: WebSocket) => void opened.push(socket);
    server.app.websocketServer.on('connection', note);
    const sockets = [await connect(person), await connect(person), await connect(await server.member())];
    server.app.websocketServer.off('connection', note);
    const [first, ...others] = opened;
    expect(first?.eventNames()).toEqual(['error', 'message', 'close']);
    for (const event of ['error', 'message', 'close'])
      for (const other of others) {
        expect(other.listenerCount(event)).toBe(1);
        expect(other.listeners(event)).toEqual(first?.listeners(event));
      }
    const [one, same] = server.services.live.connectionsOf(person.id) as Iterable<{ login?: object }>;
    expect(one?.login).toBeDefined();
    expect(same?.login).toBe(one?.login);
    for (const socket of sockets) socket.close();
  });

  it('is hung up on when nothing has come between two looks, and not when it has answered', async () => {
    const [here, gone] = [await server.member(), await server.member()];
    const sockets = [await connect(here), await connect(gone)];
    const [there, away] = [here, gone].map(({ id }) => {
      const [connection] = server.services.live.connectionsOf(id) as Iterable<{ isThere(): boolean }>;
      return connection;
    });
    const asked = sockets.map((socket) => once(socket, 'ping'));
    expect([there?.isThere(), away?.isThere()]).toEqual([true, true]);
    await Promise.all(asked);
    const [talking, silent] = sockets;
    // Answers nothing from here on; what it has answered before has been looked at by then.
    if (!talking || !silent) throw new Error('two sockets');
    expect([await closing(talking).now(), await closing(silent).now()]).toEqual(['open', 'open']);
    expect(away?.isThere()).toBe(true);
    const closed = once(silent, 'close');
    expect(away?.isThere()).toBe(false);
    await closed;
    expect(there?.isThere()).toBe(true);
    talking.close();
  });

  it('is refused to pages of other origins', async () => {
    const person = await server.member();
    const cookie = person.cookies();
    expect(await refusal({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await refusal({ cookie, origin: 'null' })).toBe(403);
  });

  it('passes over the commands of a page that is newer than the server', async () => {
    const socket = await connect(await server.member());
    socket.send('{"type":"reacting","message":"1"}');
    expect(await closing(socket).now()).toBe('open');
    socket.close();
  });

  it('ends for whoever says what is not in the contract', async () => {
    for (const words of ['not json', '{}', '["typing"]', '{"type":"typing"}']) {
      const socket = await connect(await server.member());
      const closed = once(socket, 'close');
      socket.send(words);
      expect((await closed)[0]).toBe(1008);
    }
  });
});

it('a server that stops closes its connections, and stops', async () => {
  const stopping = await startTestServer();
  await stopping.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = stopping.app.server.address() as { port: number };
  const person = await stopping.member();
  const socket = new WebSocket(`ws://127.0.0.1:${port}${eventsPath}`, {
    headers: { cookie: person.cookies() },
  });
  await once(socket, 'message');
  const closed = once(socket, 'close');
  await stopping.end();
  expect((await closed)[0]).toBe(1005);
});
