import { type CallName, callNames, callTable } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statements } from '../platform/database/database.ts';
import { type AccessRow, type Asker, askers } from '../platform/subject/access-row.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { addSecondSite } from '../testing/second-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { makeAccessWorld, outcome, type PeopledWorld } from './access-world.ts';
import { statementTable } from './statements.ts';

const rows = Object.assign(
  {},
  ...(subjects as readonly Subject[]).map((subject) => subject.access ?? {}),
) as Record<CallName, AccessRow>;

/** Lists have something on them, as they usually do: a like each way, a main picture, an answer in the conversation. */
const liveIn = async ({ services }: TestServer, { people, target, of }: PeopledWorld): Promise<void> => {
  const { free, premium, other } = people;
  for (const { id } of [free, premium]) await other.call('like', { body: { member: id } });
  await free.call('like', { body: { member: other.id } });
  await other.call('chatSend', { body: { member: free.id, kind: 'text', text: 'Good morning' } });
  await services.db
    .updateTable('photos')
    .set({ main: true, moderation: 'approved' })
    .where('id', '=', of.free.photo)
    .execute();
  // And somebody stands on public pages.
  await services.db.updateTable('members').set({ on_public_pages: true }).where('id', '=', free.id).execute();
  await free.call('like', { body: { member: target } });
};

let server: TestServer;
let shared: PeopledWorld;
let asked: string[] = [];
const listen = (text: unknown) => void asked.push(String(text));
beforeAll(async () => {
  server = await startTestServer();
  await addSecondSite(server);
  shared = await makeAccessWorld(server);
  await liveIn(server, shared);
  statements.subscribe(listen);
});
afterAll(async () => {
  statements.unsubscribe(listen);
  await server.end();
});

/** Somebody who is answered; for calls that the table of access knows as refused only, somebody who is refused. */
const askerOf = ({ outcomes }: AccessRow): Asker =>
  askers.find((asker) => asker !== 'visitor' && outcomes[asker] === 'ok') ??
  askers.find((asker) => outcomes[asker] === 'ok') ??
  'free';

describe('statements of a call', () => {
  it.each(callNames)('%s', async (call) => {
    const row = rows[call];
    const world = row.apart ? await makeAccessWorld(server) : shared;
    const asker = askerOf(row);
    const input = (await row.input?.(world, asker)) ?? {};
    asked = [];
    const found = await outcome(world.people[asker], call, input as never);
    const texts = asked;
    expect(found).toBe(row.outcomes[asker]);
    expect(texts.length, texts.join('\n')).toBe(statementTable[call].count);
  });

  it('note once a minute that somebody is here and their login is used, with two more', async () => {
    const count = async (): Promise<number> => {
      asked = [];
      expect(await outcome(shared.people.premium, 'user', {} as never)).toBe('ok');
      return asked.length;
    };
    await count();
    expect(await count()).toBe(1);
    server.clock.advanceSeconds(61);
    // The site's settings are read anew now and then, for everybody.
    await server.visitor().call('settings');
    const later = await count();
    expect(later, asked.join('\n')).toBe(3);
    expect(await count()).toBe(1);
  });

  it('give a reason where reading takes more than who asks and the answer', () => {
    const unexplained = callNames.filter(
      (call) =>
        callTable[call].method === 'GET' && statementTable[call].count > 2 && !statementTable[call].because,
    );
    expect(unexplained).toEqual([]);
  });
});
