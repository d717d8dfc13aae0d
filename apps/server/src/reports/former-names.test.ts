import { formerNameDays } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { caseLines } from './case-lines.ts';
import { openForMember } from './open-for-member.ts';
import { readCase } from './repository.ts';

const daySeconds = 24 * 3600;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const rename = async (person: Person, name: string) => {
  expect((await person.call('profileUpdate', { body: { name } })).status).toBe(200);
};

/** "Doctor Rich" has written and is called "Harmless Harry" a minute later. */
const renamedAfterWriting = async () => {
  const [victim, other] = [await server.member(), await server.member({ form: { name: 'Doctor Rich' } })];
  await server.pay(other);
  const { body } = await other.call('chatSend', {
    body: { member: victim.id, kind: 'text', text: 'Send me money' },
  });
  server.clock.advanceSeconds(60);
  const until = new Date(server.clock.now());
  await rename(other, 'Harmless Harry');
  server.clock.advanceSeconds(60);
  return { victim, other, until, conversation: String(body.conversation.id) };
};

const caseOf = async (receipt: string) => {
  const found = await readCase(server.services.db, receipt);
  if (!found) throw new Error(`no case ${receipt}`);
  return found;
};
const report = async (person: Person, about: { conversation: string } | { member: string }) => {
  const { status, body } = await person.call('report', {
    body: { ...about, messages: [], category: 'money', words: '' },
  });
  expect(status).toBe(200);
  return caseOf(body.receipt);
};
const namesIn = ({ profile }: Awaited<ReturnType<typeof report>>): (string | undefined)[] => [
  profile.name,
  ...(profile.former_names ?? []).map(({ name }) => name),
];
const inWords = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

describe('the case of who was called something else when they wrote', () => {
  it('has both names, and until when the first one stood', async () => {
    const { victim, other, until, conversation } = await renamedAfterWriting();
    const found = await report(victim, { conversation });
    expect(namesIn(found)).toEqual(['Harmless Harry', 'Doctor Rich']);
    expect(new Date(found.profile.former_names?.[0]?.until ?? '')).toEqual(until);
    const lines = caseLines(found);
    expect(lines.find((line) => line.startsWith('about '))).toContain('as Harmless Harry,');
    expect(lines).toContain(`called before: Doctor Rich until ${inWords(until)}`);
    // What comes later is no part of it.
    await rename(other, 'Harold');
    expect((await caseOf(found.receipt)).profile).toEqual(found.profile);
  });

  it('has the newest of several first, and of nobody else', async () => {
    const { victim, other } = await renamedAfterWriting();
    await rename(victim, 'Called otherwise');
    await rename(other, 'Harold');
    const found = await report(victim, { member: other.id });
    expect(namesIn(found)).toEqual(['Harold', 'Harmless Harry', 'Doctor Rich']);
    expect(caseLines(found).filter((line) => line.startsWith('called before: '))).toEqual([
      expect.stringContaining('Harmless Harry'),
      expect.stringContaining('Doctor Rich'),
    ]);
  });

  it('has both also where a block came first, and not what came after it', async () => {
    const { victim, other, conversation } = await renamedAfterWriting();
    await other.call('block', { body: { member: victim.id } });
    await rename(other, 'Harold');
    server.clock.advanceSeconds((formerNameDays - 1) * daySeconds);
    expect(namesIn(await report(victim, { conversation }))).toEqual(['Harmless Harry', 'Doctor Rich']);
  });

  it('has no name of longer ago, also where no round has forgotten it yet', async () => {
    const namesAfter = async (seconds: number) => {
      const { victim, conversation } = await renamedAfterWriting();
      server.clock.advanceSeconds(seconds - 60);
      // The support does it: no login is that old.
      const asked = { member: victim.id, conversation, category: 'money', words: '' };
      return namesIn(await caseOf(await openForMember(server.services, asked)));
    };
    expect(await namesAfter(formerNameDays * daySeconds)).toEqual(['Harmless Harry', 'Doctor Rich']);
    expect(await namesAfter(formerNameDays * daySeconds + 1)).toEqual(['Harmless Harry']);
  });

  it('tells neither who reports nor another member what somebody was called', async () => {
    const { victim, other, conversation } = await renamedAfterWriting();
    await report(victim, { conversation });
    const answers = [
      await victim.call('reports'),
      await victim.call('profile', { query: { id: other.id } }),
      await victim.call('chat', { query: { conversation } }),
    ];
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('Doctor Rich');
  });

  it('is read as well where it was opened before names were kept', async () => {
    const { victim, conversation } = await renamedAfterWriting();
    const { receipt } = await report(victim, { conversation });
    await sql`update evidence set profile = profile - 'former_names' where keeper = ${victim.id}`.execute(
      server.services.db,
    );
    const found = await caseOf(receipt);
    expect(found.profile).not.toHaveProperty('former_names');
    expect(caseLines(found).filter((line) => line.startsWith('called before'))).toEqual([]);
  });
});
