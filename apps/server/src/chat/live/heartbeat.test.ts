import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { statements } from '../../platform/database/database.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { Heartbeat, type Watched } from './heartbeat.ts';

let server: TestServer;
let heartbeat: Heartbeat;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  heartbeat = new Heartbeat(server.services);
  return () => heartbeat.stop();
});
afterAll(() => server.end());

const sessionOf = async (person: Person): Promise<string> => {
  const { sessions } = (await person.call('sessions')).body;
  return (sessions as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
};
const watch = async (person: Person, isThere = true) => {
  const connection = {
    session: await sessionOf(person),
    end: vi.fn<Watched['end']>(),
    isThere: vi.fn(() => isThere),
  };
  heartbeat.join(connection);
  return connection;
};
/** Every group once: half a minute. Answers the statements that were asked. */
const lookAtAll = async (): Promise<string[]> => {
  const asked: string[] = [];
  const note = (text: unknown): void => void asked.push(String(text));
  statements.subscribe(note);
  for (let group = 0; group < 30; group += 1) await heartbeat.beat();
  statements.unsubscribe(note);
  return asked;
};

describe('half a minute of open connections', () => {
  it('asks for the logins of all in one statement, and ends those whose login has ended without a word', async () => {
    const people = [await server.member(), await server.member(), await server.member()];
    const connections = await Promise.all([...people, ...people].map((person) => watch(person)));
    await server.services.db
      .deleteFrom('sessions')
      .where('id', '=', connections[1]?.session ?? '')
      .execute();
    expect(await lookAtAll()).toHaveLength(1);
    expect(connections.map(({ end }) => end.mock.calls)).toEqual([
      [],
      [['session-ended']],
      [],
      [],
      [['session-ended']],
      [],
    ]);
  });

  it('notes that who is connected is here', async () => {
    const person = await server.member();
    await watch(person);
    server.clock.advanceSeconds(120);
    await lookAtAll();
    const { last_seen_at: seen } = await server.services.db
      .selectFrom('members')
      .select('last_seen_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(seen.getTime()).toBe(server.clock.now());
    // Noted once a minute at most.
    expect(await lookAtAll()).toHaveLength(1);
  });

  it('asks nothing of who says nothing any more, nor of who has left', async () => {
    const person = await server.member();
    await watch(person, false);
    const left = await watch(person);
    heartbeat.leave(left);
    expect(await lookAtAll()).toEqual([]);
    expect(left.isThere).not.toHaveBeenCalled();
  });

  it('ends whose login has ended, though it can not be noted that the others are here', async () => {
    const [here, out] = [await watch(await server.member()), await watch(await server.member())];
    await server.services.db.deleteFrom('sessions').where('id', '=', out.session).execute();
    server.clock.advanceSeconds(120);
    const db = new Proxy(server.services.db, {
      get: (target, name) => {
        if (name === 'updateTable') throw new Error('read only');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    heartbeat.stop();
    heartbeat = new Heartbeat({ db, clock: server.clock, log: { warn: vi.fn() } as never });
    heartbeat.join(here);
    heartbeat.join(out);
    await lookAtAll();
    expect(out.end).toHaveBeenCalledWith('session-ended');
    expect(here.end).not.toHaveBeenCalled();
  });

  it('leaves everybody connected while logins can not be read', async () => {
    const person = await server.member();
    const ended = await watch(person);
    await person.call('logout');
    const failing = new Error('no database');
    const db = new Proxy(server.services.db, {
      get: () => {
        throw failing;
      },
    });
    const warn = vi.fn();
    heartbeat.stop();
    heartbeat = new Heartbeat({ db, clock: server.clock, log: { warn } as never });
    heartbeat.join(ended);
    await lookAtAll();
    expect(ended.end).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith({ err: failing }, 'sessions not read');
  });
});
