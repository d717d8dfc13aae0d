import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Door } from './door.ts';

const setUp = () => {
  let nowMs = 0;
  const served: string[] = [];
  const refused: string[] = [];
  const waited: number[] = [];
  // Each request takes a millisecond.
  const door = new Door(
    (request) => {
      served.push(String(request.url));
      nowMs += 1;
    },
    (ms) => waited.push(ms),
    () => nowMs,
  );
  const enter = (sender: string, url: string, destroyed = false) => {
    const request = { headers: { cookie: sender }, url, socket: { destroyed } } as unknown as IncomingMessage;
    const response = {
      writeHead: () => undefined,
      end: () => void refused.push(url),
    } as unknown as ServerResponse;
    door.enter(request, response);
  };
  const pass = (ms: number) => (nowMs += ms);
  return { enter, pass, served, refused, waited };
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
    const { enter, served, refused } = setUp();
    for (let count = 1; count <= 204; count += 1) enter('anna', `anna ${count}`);
    enter('bert', 'bert 1');
    expect(refused).toEqual(['anna 204']);
    await turn();
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

  it('does not call late what somebody waits for themselves', async () => {
    const { enter, waited } = setUp();
    for (let count = 1; count <= 90; count += 1) enter('anna', `anna ${count}`);
    for (let turns = 0; turns < 30; turns += 1) await turn();
    expect(waited).toHaveLength(90);
    expect(Math.max(...waited)).toBeLessThanOrEqual(6);
  });

  it('does nothing for who has gone away', async () => {
    const { enter, served } = setUp();
    for (const url of ['1', '2', '3']) enter('anna', url);
    enter('bert', 'gone', true);
    enter('carl', 'here');
    await turn();
    expect(served).toEqual(['1', '2', '3', 'here']);
  });
});
