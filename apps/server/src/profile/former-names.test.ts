import { formerNameDays } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../leaving/purge.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { profileSubject } from './subject.ts';

const daySeconds = 24 * 3600;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const rename = (person: Person, name: string) => person.call('profileUpdate', { body: { name } });
const keptOf = async ({ id }: Person): Promise<string[]> => {
  const rows = await server.services.db
    .selectFrom('former_names')
    .select('name')
    .where('member_id', '=', id)
    .orderBy('until')
    .execute();
  return rows.map(({ name }) => name);
};
const forget = async (): Promise<void> => {
  const round = profileSubject.rounds?.['forget names'];
  if (typeof round !== 'function') throw new Error('there is no such round');
  await round(server.services);
};

describe('a name of before', () => {
  it('is kept when another one is there, and only then', async () => {
    const person = await server.member({ form: { name: 'Doctor Rich' } });
    await rename(person, ' Doctor  Rich ');
    expect((await rename(person, '@harry')).status).toBe(422);
    await person.call('profileUpdate', { body: { about_me: 'I sail.' } });
    expect(await keptOf(person)).toEqual([]);
    for (const name of ['Harry', 'Harmless Harry', 'Harold', 'Once too often']) {
      await rename(person, name);
      server.clock.advanceSeconds(1);
    }
    expect(await keptOf(person)).toEqual(['Doctor Rich', 'Harry', 'Harmless Harry']);
  });

  it('is forgotten after thirty days, by the round', async () => {
    const person = await server.member({ form: { name: 'Doctor Rich' } });
    await rename(person, 'Harry');
    server.clock.advanceSeconds(daySeconds);
    await rename(person, 'Harmless Harry');
    server.clock.advanceSeconds((formerNameDays - 1) * daySeconds - 60);
    await forget();
    expect(await keptOf(person)).toEqual(['Doctor Rich', 'Harry']);
    server.clock.advanceSeconds(120);
    await forget();
    expect(await keptOf(person)).toEqual(['Harry']);
  });

  it('stands in the download of its member, and goes with the purge', async () => {
    const [person, other] = [await server.member({ form: { name: 'Doctor Rich' } }), await server.member()];
    const dataOf = ({ id }: Person) =>
      profileSubject.exportData?.(server.services, { member: { id } } as never);
    const at = new Date(server.clock.now());
    await rename(person, 'Harry');
    server.clock.advanceSeconds(60);
    await rename(person, 'Harmless Harry');
    const later = new Date(server.clock.now());
    expect(await dataOf(person)).toEqual({
      former_names: [
        { name: 'Harry', until: later },
        { name: 'Doctor Rich', until: at },
      ],
    });
    expect(await dataOf(other)).toEqual({ former_names: [] });
    await rename(other, 'Somebody else');
    await person.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    server.clock.advanceSeconds(15 * daySeconds);
    expect(await purgeDeleted(server.services)).toBe(1);
    expect([await keptOf(person), (await keptOf(other)).length]).toEqual([[], 1]);
  });
});
