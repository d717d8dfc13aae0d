import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import type { Arrivals } from './arrivals.ts';
import { Door, serverWithDoor } from './door.ts';

const setUp = () => {
  let nowMs = 0;
  const served: string[] = [];
  const refused: string[] = [];
  const refusedWith: string[] = [];
  const waited: number[] = [];
  // Each request takes a millisecond.
  const door = new Door(
    (request) => {
      served.push(String(request.url));
      nowMs += 1;
    },
    {
      onWaited: (ms) => waited.push(ms),
      nowMs: () => nowMs,
      loginOf: ({ headers }) => /^session=(.*)/.exec(headers.cookie ?? '')?.[1],
      headers: { 'x-frame-options': 'DENY' },
    },
  );
  const answers = new Map<string, EventEmitter>();
  const enter = (
    sender: string,
    url: string,
    { destroyed = false, type = '', address = '', forwarded = '' } = {},
  ) => {
    const headers = {
      'content-type': type,
      ...(sender ? { cookie: sender } : {}),
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    };
    const socket = { destroyed, remoteAddress: address };
    const request = { headers, url, socket } as unknown as IncomingMessage;
    const response = Object.assign(new EventEmitter(), {
      writeHead: (_status: number, sent: string[]) => void refusedWith.push(sent.join(' ')),
      end: () => void refused.push(url),
    });
    answers.set(url, response);
    door.enter(request, response as unknown as ServerResponse);
  };
  const answer = (url: string) => void answers.get(url)?.emit('close');
  const pass = (ms: number) => (nowMs += ms);
  return { enter, answer, pass, served, refused, refusedWith, waited };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the door', () => {
  it('lets everybody straight in while there is time', () => {
    const { enter, served } = setUp();
    for (const url of ['1', '2', '3']) enter('anna', url);
    expect(served).toEqual(['1', '2', '3']);
  });

  it('lets one of each sender in by turns when many come at once', async () => {
    const { enter, served } = setUp();
    for (let count = 1; count <= 9; count += 1) enter('anna', `anna ${count}`);
    enter('bert', 'bert 1');
    enter('carl', 'carl 1');
    enter('bert', 'bert 2');
    expect(served).toEqual(['anna 1', 'anna 2', 'anna 3']);
    await turn();
    expect(served.slice(3)).toEqual(['anna 4', 'bert 1', 'carl 1']);
    await turn();
    expect(served.slice(6)).toEqual(['anna 5', 'bert 2', 'anna 6']);
    await turn();
    await turn();
    expect(served.slice(9)).toEqual(['anna 7', 'anna 8', 'anna 9']);
  });

  it('refuses who has too many waiting, and nobody else', async () => {
    const { enter, served, refused, refusedWith } = setUp();
    for (let count = 1; count <= 204; count += 1) enter('anna', `anna ${count}`);
    enter('bert', 'bert 1');
    await turn();
    expect(refused).toEqual(['anna 204']);
    expect(refusedWith[0]).toMatch(/x-frame-options DENY .*retry-after 2/);
    expect(served).toContain('bert 1');
  });

  it('lets in for half as long as everything else has taken, and says who waited for how long', async () => {
    const { enter, pass, served, waited } = setUp();
    for (let count = 1; count <= 20; count += 1) enter(`sender ${count}`, `${count}`);
    expect(waited).toEqual([0, 0, 0]);
    // Pages are made meanwhile.
    pass(20);
    await turn();
    expect(served).toHaveLength(3 + 12);
    expect(waited.slice(3)).toEqual(Array.from({ length: 12 }, () => 20));
  });

  it('refuses a few in a turn, so that no turn is long', async () => {
    const { enter, refused } = setUp();
    for (let count = 1; count <= 243; count += 1) enter('anna', `anna ${count}`);
    expect(refused).toEqual([]);
    await turn();
    expect(refused).toHaveLength(16);
    await turn();
    await turn();
    expect(refused).toHaveLength(40);
  });

  it('does not call late what somebody waits for themselves', async () => {
    const { enter, waited } = setUp();
    for (let count = 1; count <= 90; count += 1) enter('anna', `anna ${count}`);
    for (let turns = 0; turns < 30; turns += 1) await turn();
    expect(waited).toHaveLength(90);
    expect(Math.max(...waited)).toBeLessThanOrEqual(6);
  });

  it('lets in four calls of one login, and the next ones as they are answered', async () => {
    const { enter, answer, pass, served, refused, waited } = setUp();
    const call = (number: number) => `/api/${number}`;
    for (let count = 1; count <= 34; count += 1) enter('session=anna', call(count));
    for (let turns = 0; turns < 9; turns += 1) await turn();
    expect(served).toEqual([1, 2, 3, 4].map(call));
    // Three were let straight in, twenty-four wait for their turn.
    expect(refused).toEqual([28, 29, 30, 31, 32, 33, 34].map(call));
    enter('session=bert', '/api/bert');
    await turn();
    expect(served.slice(4)).toEqual(['/api/bert']);
    // What somebody waits for their own answers makes nobody late.
    pass(500);
    answer(call(3));
    pass(2);
    await turn();
    expect(served.slice(5)).toEqual([call(5)]);
    expect(waited.at(-1)).toBe(2);
  });

  it('refuses a login that has had too many waiting for as long as it was told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { enter, answer, served, refused } = setUp();
    for (let count = 1; count <= 28; count += 1) enter('session=anna', `/api/${count}`);
    for (let count = 1; count <= 28; count += 1) {
      await turn();
      answer(`/api/${count}`);
    }
    expect(served).toHaveLength(27);
    enter('session=anna', '/api/again');
    enter('session=bert', '/api/bert');
    await turn();
    expect(refused).toEqual(['/api/28', '/api/again']);
    vi.advanceTimersByTime(2000);
    enter('session=anna', '/api/later');
    await turn();
    expect(served.slice(27)).toEqual(['/api/bert', '/api/later']);
    vi.useRealTimers();
  });

  it('lets pages of a login in whose calls are refused: they answer with a page', async () => {
    const { enter, answer, served, refused } = setUp();
    for (let count = 1; count <= 40; count += 1) enter('session=anna', `/api/${count}`);
    enter('session=anna', '/chats');
    for (let count = 1; count <= 28; count += 1) {
      await turn();
      answer(`/api/${count}`);
    }
    await turn();
    expect(served).toContain('/chats');
    expect(refused).not.toContain('/chats');
  });

  it('lets pages and files past the calls that are under way', async () => {
    const { enter, served } = setUp();
    for (let count = 1; count <= 4; count += 1) enter('session=anna', `/api/${count}`);
    for (let turns = 0; turns < 9; turns += 1) await turn();
    enter('session=anna', '/chats');
    enter('session=anna', '/api/photos.php', { type: 'multipart/form-data; boundary=x' });
    enter('session=anna', '/api/5');
    await turn();
    expect(served.slice(4)).toEqual(['/chats', '/api/photos.php']);
  });

  it('lets calls past the pages and pictures that are under way', async () => {
    const { enter, served } = setUp();
    for (let count = 1; count <= 6; count += 1) enter('session=anna', `/photos/${count}`);
    for (let turns = 0; turns < 9; turns += 1) await turn();
    enter('session=anna', '/api/1');
    await turn();
    expect(served.at(-1)).toBe('/api/1');
  });

  it('takes nobody for somebody else, whatever they write', async () => {
    const { enter, served, refused } = setUp();
    for (let count = 1; count <= 30; count += 1)
      enter('session=192.0.2.1 ', `/api/${count}`, { address: '192.0.2.2' });
    for (let count = 1; count <= 204; count += 1)
      enter('', `/${count}`, { address: '192.0.2.2', forwarded: '192.0.2.1' });
    enter('', '/api/visitor', { address: '192.0.2.1' });
    await turn();
    await turn();
    expect(served).toContain('/api/visitor');
    expect(refused).not.toContain('/api/visitor');
  });

  it('has visitors of several addresses and cookies take turns, and nothing held back of them', async () => {
    const { enter, served } = setUp();
    for (let count = 1; count <= 30; count += 1) enter('', `/api/${count}`);
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(served).toHaveLength(30);
  });

  it('does nothing for who has gone away', async () => {
    const { enter, served } = setUp();
    for (const url of ['1', '2', '3']) enter('anna', url);
    enter('bert', 'gone', { destroyed: true });
    enter('carl', 'here');
    await turn();
    expect(served).toEqual(['1', '2', '3', 'here']);
  });
});

it('whose connections are counted is each server that is made', () => {
  const watch = vi.fn();
  const make = serverWithDoor({ requestTimeout: 0, keepAliveTimeout: 0 }, {}, {
    watch,
  } as unknown as Arrivals);
  const servers = [make(() => undefined, {}), make(() => undefined, {})];
  expect(watch.mock.calls).toEqual(servers.map((server) => [server]));
});
