import { randomUUID } from 'node:crypto';
import { blockEvidenceDays, reportsPerDay } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endConversationOf } from '../chat/removal/ended-repository.ts';
import { purgeDeleted } from '../leaving/purge.ts';
import { dateOf } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { caseLines } from './case-lines.ts';
import { forgetEvidence } from './forget.ts';
import { readCase } from './repository.ts';
import { workOnReport } from './work-on-report.ts';

const daySeconds = 24 * 3600;
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const say = async (from: Person, to: Person, text: string): Promise<string> => {
  const { body } = await from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
  return String(body.conversation.id);
};

/** Two who have written to each other: the victim 1 and 3, the other 2 and 4. */
const talk = async () => {
  const [victim, other] = [await server.member(), await server.member()];
  for (const person of [victim, other]) await server.pay(person);
  await say(victim, other, 'Good evening');
  await say(other, victim, 'Send me money');
  await say(victim, other, 'Why?');
  const conversation = await say(other, victim, 'For the customs');
  return { victim, other, conversation };
};

type Reported = { conversation: string; messages?: number[]; category?: string; words?: string };
const report = (
  person: Person,
  { conversation, messages = [], category = 'money', words = '' }: Reported,
  key?: string,
) => person.call('report', { body: { conversation, messages, category, words }, ...(key ? { key } : {}) });

const caseOf = async (receipt: string) => {
  const found = await readCase(server.services.db, receipt);
  if (!found) throw new Error(`no case ${receipt}`);
  return found;
};
const countEvidence = async (about: Person): Promise<number> => {
  const rows = await server.services.db
    .selectFrom('evidence')
    .select('id')
    .where('about', '=', about.id)
    .execute();
  return rows.length;
};

describe('a report', () => {
  it('names whom it is about as they were seen: whoever has blocked since tells nothing new of themselves', async () => {
    const { victim, other, conversation } = await talk();
    await report(victim, { conversation });
    const nameOf = async () => (await victim.call('reports')).body.reports[0].name as string;
    const seen = await nameOf();
    await other.call('block', { body: { member: victim.id } });
    const change = (columns: { name: string } | { status: 'deleted' | 'purged' }) =>
      server.services.db.updateTable('members').set(columns).where('id', '=', other.id).execute();
    await change({ name: 'Called otherwise' });
    expect(await nameOf()).toBe(seen);
    // As of one on a break: nobody can tell one from the other.
    await change({ status: 'deleted' });
    expect(await nameOf()).toBe(seen);
    await change({ status: 'purged' });
    expect(await nameOf()).toBe('');
  });

  it('names in each whom that one is about', async () => {
    const victim = await server.member();
    for (const name of ['Bert', 'Carl']) {
      const other = await server.member();
      await server.services.db.updateTable('members').set({ name }).where('id', '=', other.id).execute();
      await victim.call('report', {
        body: { member: other.id, messages: [], category: 'fake_profile', words: '' },
      });
      server.clock.advanceSeconds(1);
    }
    const { reports } = (await victim.call('reports')).body as { reports: { name: string }[] };
    expect(reports.map(({ name }) => name)).toEqual(['Carl', 'Bert']);
  });

  it('copies what was seen and answers a receipt', async () => {
    const { victim, other, conversation } = await talk();
    await other.call('profileUpdate', { body: { about_me: 'A general at sea' } });
    const { status, body } = await report(victim, { conversation, messages: [2], words: 'He wants money' });
    expect(status).toBe(200);
    expect(body).toEqual({ receipt: expect.stringMatching(/^\w{4}-\w{4}$/), is_repeat: false });
    const found = await caseOf(body.receipt);
    expect(found).toMatchObject({
      reporter: victim.id,
      reported: other.id,
      state: 'open',
      words: 'He wants money',
    });
    expect(found.profile).toMatchObject({ about_me: 'A general at sea', photos: [] });
    expect(found.profile.age).toBeGreaterThan(17);
    expect(found.messages.map(({ seq, text, is_reported: isReported }) => [seq, text, isReported])).toEqual([
      [1, 'Good evening', false],
      [2, 'Send me money', true],
      [3, 'Why?', false],
      [4, 'For the customs', false],
    ]);
    expect(caseLines(found).join('\n')).toContain('*    2');
    const own = await victim.call('reports');
    expect(own.body.reports).toMatchObject([
      { receipt: body.receipt, state: 'open', category: 'money', outcome: null },
    ]);
    expect((await other.call('reports')).body.reports).toEqual([]);
  });

  it("points at the other's newest messages where none was chosen", async () => {
    const { victim, conversation } = await talk();
    const { body } = await report(victim, { conversation });
    const { messages } = await caseOf(body.receipt);
    expect(messages.filter((message) => message.is_reported).map(({ seq }) => seq)).toEqual([2, 4]);
  });

  it('is the same for the same key, and for the same message', async () => {
    const { victim, conversation } = await talk();
    const key = randomUUID();
    const first = await report(victim, { conversation, messages: [2] }, key);
    expect((await report(victim, { conversation, messages: [2] }, key)).body).toEqual(first.body);
    const again = await report(victim, { conversation, messages: [2], words: 'And again' });
    expect(again.body).toEqual({ receipt: first.body.receipt, is_repeat: true });
    expect((await caseOf(first.body.receipt)).words).toBe('And again');
    const more = await report(victim, { conversation, messages: [2, 4] });
    expect(more.body.is_repeat).toBe(false);
  });

  it('of another conversation of the same two is another one', async () => {
    const { victim, other, conversation } = await talk();
    const first = await report(victim, { conversation, messages: [2] });
    await victim.call('block', { body: { member: other.id } });
    await victim.call('unblock', { body: { member: other.id } });
    await say(victim, other, 'Once more');
    const next = await say(other, victim, 'Send me money again');
    expect(next).not.toBe(conversation);
    const second = await report(victim, { conversation: next, messages: [2] });
    expect(second.body.is_repeat).toBe(false);
    expect(second.body.receipt).not.toBe(first.body.receipt);
    expect((await caseOf(second.body.receipt)).messages.map(({ text }) => text)).toContain(
      'Send me money again',
    );
  });

  it('points at what the other has written, also far above what its maker wrote since', async () => {
    const { victim, conversation, other } = await talk();
    for (let count = 0; count < 24; count += 1) await say(victim, other, `Are you there? ${count}`);
    const { body } = await report(victim, { conversation });
    const { messages } = await caseOf(body.receipt);
    expect(messages.filter((message) => message.is_reported).map(({ seq }) => seq)).toEqual([2, 4]);
  });

  it('of both at once opens one case', async () => {
    const { victim, conversation } = await talk();
    const answers = await Promise.all([1, 2, 3].map(() => report(victim, { conversation, messages: [2] })));
    expect(new Set(answers.map(({ body }) => body.receipt)).size).toBe(1);
  });

  it("is refused for own messages, and for what one can not see or is somebody else's", async () => {
    const { victim, conversation } = await talk();
    const refusal = async (asked: Reported, person = victim) =>
      (await report(person, asked)).body.error?.code;
    expect(await refusal({ conversation, messages: [1] })).toBe('message_not_reportable');
    expect(await refusal({ conversation, messages: [5] })).toBe('message_not_reportable');
    expect(await refusal({ conversation, words: 'a'.repeat(1001) })).toBe('report_words_too_long');
    expect(await refusal({ conversation }, await server.member())).toBe('conversation_not_found');
    expect(await refusal({ conversation: randomUUID() })).toBe('conversation_not_found');
    await victim.call('chatRemove', { body: { conversation } });
    expect(await refusal({ conversation, messages: [2] })).toBe('message_not_reportable');
  });

  it('holds nothing that the history limit withholds', async () => {
    const { victim, conversation } = await talk();
    await setRules(server, { historyLimit: 2 });
    await server.services.db
      .updateTable('members')
      .set({ premium: false })
      .where('id', '=', victim.id)
      .execute();
    expect((await report(victim, { conversation, messages: [2] })).status).toBe(422);
    const { body } = await report(victim, { conversation });
    expect((await caseOf(body.receipt)).messages.map(({ seq }) => seq)).toEqual([3, 4]);
    await setRules(server, {});
  });

  it('can be made so many times a day', async () => {
    const { victim, conversation } = await talk();
    const { db } = server.services;
    const { body } = await report(victim, { conversation, messages: [2] });
    const found = await caseOf(body.receipt);
    const rows = Array.from({ length: reportsPerDay - 1 }, (_, index) => ({
      id: randomUUID(),
      site_id: found.site_id,
      receipt: `T${index}-${randomUUID()}`,
      reporter: victim.id,
      reported: found.reported,
      conversation_id: randomUUID(),
      category: 'other' as const,
      words: '',
      created_at: found.created_at,
    }));
    await db.insertInto('reports').values(rows).execute();
    expect((await report(victim, { conversation, messages: [4] })).body.error.code).toBe('too_many_reports');
    expect((await report(victim, { conversation, messages: [2] })).body.is_repeat).toBe(true);
    server.clock.advanceSeconds(daySeconds + 1);
    expect((await report(victim, { conversation, messages: [4] })).status).toBe(200);
  });
});

describe('evidence', () => {
  it('outlives the block, the deletion and the purge of whom it is about', async () => {
    const { victim, other, conversation } = await talk();
    const { body } = await report(victim, { conversation, messages: [2] });
    await other.call('block', { body: { member: victim.id } });
    await other.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    server.clock.advanceSeconds(15 * daySeconds);
    expect(await purgeDeleted(server.services)).toBeGreaterThan(0);
    const found = await caseOf(body.receipt);
    expect(found.messages.map(({ text }) => text)).toContain('Send me money');
    expect(found.profile.name).not.toBe('');
    expect((await victim.call('reports')).body.reports[0].name).toBe('');
  });

  it('of a message that its sender has taken back has its words, also after a block', async () => {
    const { victim, other, conversation } = await talk();
    expect((await other.call('messageRemove', { body: { conversation, seq: 4 } })).status).toBe(200);
    const wordsIn = async (messages: number[]) => {
      const { body } = await report(victim, { conversation, messages });
      return (await caseOf(body.receipt)).messages.find(({ seq }) => seq === 4)?.text;
    };
    expect(await wordsIn([2])).toBe('For the customs');
    await other.call('block', { body: { member: victim.id } });
    expect(await wordsIn([4])).toBe('For the customs');
    // Nothing of it is kept for its sender.
    const kept = await server.services.db
      .selectFrom('evidence_messages as m')
      .innerJoin('evidence as e', 'e.id', 'm.evidence_id')
      .select('m.text')
      .where('e.keeper', '=', other.id)
      .where('m.seq', '=', 4)
      .execute();
    expect(kept).toEqual([]);
  });

  it('of what was written to a fictional member and taken back is kept for nobody', async () => {
    const { victim, other, conversation } = await talk();
    const { db } = server.services;
    await db.updateTable('members').set({ fictional: true }).where('id', '=', victim.id).execute();
    expect((await other.call('messageRemove', { body: { conversation, seq: 4 } })).status).toBe(200);
    expect(await countEvidence(other)).toBe(0);
  });

  it('is kept at a block for both sides, for a report that follows', async () => {
    const { victim, other, conversation } = await talk();
    await other.call('block', { body: { member: victim.id } });
    const { status, body } = await report(victim, { conversation, messages: [4] });
    expect(status).toBe(200);
    const found = await caseOf(body.receipt);
    expect(found.messages).toHaveLength(4);
    expect(found.profile.name).not.toBe('');
    expect((await report(other, { conversation, messages: [1] })).status).toBe(200);
  });

  it('of a block goes after thirty days, unless a report has followed: then all of it stays, so that more can be pointed at', async () => {
    const { victim, other, conversation } = await talk();
    await other.call('block', { body: { member: victim.id } });
    const unreported = await talk();
    await unreported.other.call('block', { body: { member: unreported.victim.id } });
    const { body } = await report(victim, { conversation });
    server.clock.advanceSeconds((blockEvidenceDays - 1) * daySeconds);
    await forgetEvidence(server.services);
    expect([await countEvidence(other), await countEvidence(unreported.other)]).toEqual([2, 1]);
    server.clock.advanceSeconds(2 * daySeconds);
    await forgetEvidence(server.services);
    expect([await countEvidence(other), await countEvidence(unreported.other)]).toEqual([2, 0]);
    expect((await caseOf(body.receipt)).messages).toHaveLength(4);
  });

  it('of a case goes twelve months after it is closed', async () => {
    const { victim, other, conversation } = await talk();
    const { body } = await report(victim, { conversation });
    const close = () =>
      workOnReport(server.services, body.receipt, {
        to: 'closed',
        outcome: 'account_closed',
        note: 'a ring',
      });
    expect(await workOnReport(server.services, body.receipt, { to: 'in_review' })).toBe('done');
    expect(await close()).toBe('done');
    expect(await close()).toEqual({ is: 'closed' });
    expect(await workOnReport(server.services, 'none', { to: 'in_review' })).toBe('not there');
    expect((await victim.call('reports')).body.reports[0]).toMatchObject({
      state: 'closed',
      outcome: 'measures',
    });
    server.clock.advanceSeconds(364 * daySeconds);
    await forgetEvidence(server.services);
    expect(await countEvidence(other)).toBe(1);
    server.clock.advanceSeconds(3 * daySeconds);
    await forgetEvidence(server.services);
    expect(await countEvidence(other)).toBe(0);
    expect(await readCase(server.services.db, body.receipt)).toBeUndefined();
  });

  it('is there however a block meets the report', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { victim, other, conversation } = await talk();
      const [{ status, body }, blocked] = await Promise.all([
        report(victim, { conversation, messages: [2] }),
        other.call('block', { body: { member: victim.id } }),
      ]);
      expect([status, blocked.status]).toEqual([200, 200]);
      expect((await caseOf(body.receipt)).messages).toHaveLength(4);
    }
  });

  it('waits for whoever takes the conversation away, and finds it gone', async () => {
    const { victim, other, conversation } = await talk();
    const isGone = Promise.withResolvers<void>();
    const taken = inTransaction(server.services.db, async (trx) => {
      await endConversationOf(trx, victim.id, other.id, dateOf(server.clock));
      isGone.resolve();
    });
    await isGone.promise;
    const { body } = await report(victim, { conversation, messages: [2] });
    await taken;
    expect(body.error.code).toBe('conversation_not_found');
  });
});

it("stands in the reporter's download, and in nobody else's", async () => {
  const { victim, other, conversation } = await talk();
  await report(victim, { conversation, words: 'He wants money' });
  const { subjects } = server.services;
  const subject = subjects.find(({ name }) => name === 'reports');
  const dataOf = async (person: Person) => {
    const site = await server.services.sites.findByHost('localhost', true);
    return subject?.exportData?.(server.services, { site, member: { id: person.id } } as never);
  };
  expect(await dataOf(victim)).toMatchObject({ reports: [{ words: 'He wants money', category: 'money' }] });
  expect(await dataOf(other)).toEqual({ reports: [] });
});

describe('a report of a profile', () => {
  const reportProfile = (person: Person, member: string, words = '', key?: string) =>
    person.call('report', {
      body: { member, messages: [], category: 'fake_profile', words },
      ...(key ? { key } : {}),
    });

  it('is made by who has never written to its member, and keeps the profile as it was seen', async () => {
    const [anna, fake] = [await server.member(), await server.member()];
    const said = { sexuality: 'hetero', relationship_status: 'widowed', body_type: 'athletic' } as const;
    const looks = { hair_color: 'grey', eye_color: 'blue' } as const;
    await fake.call('profileUpdate', { body: { about_me: 'An admiral at sea', ...said, ...looks } });
    const { status, body } = await reportProfile(anna, fake.id, 'This is a photo of an actor');
    expect(status).toBe(200);
    await fake.call('profileUpdate', {
      body: { about_me: 'A postman', relationship_status: 'married', hair_color: null },
    });
    const found = await caseOf(body.receipt);
    expect(found).toMatchObject({
      reported: fake.id,
      conversation_id: null,
      words: 'This is a photo of an actor',
    });
    expect([found.profile.about_me, found.messages]).toEqual(['An admiral at sea', []]);
    expect(found.profile).toMatchObject({ ...said, ...looks });
    expect(caseLines(found).join('\n')).toContain('the two have not written to each other');
    expect(caseLines(found)).toContain(
      'sexuality hetero, status widowed, body athletic, hair grey, eyes blue',
    );
    // Said once more it is the same case, with what was added; after its end it is another one.
    const again = await reportProfile(anna, fake.id, 'Look at the second one');
    expect(again.body).toEqual({ receipt: body.receipt, is_repeat: true });
    expect((await caseOf(body.receipt)).words).toContain('Look at the second one');
    await workOnReport(server.services, body.receipt, { to: 'closed', outcome: 'warned', note: '' });
    expect((await reportProfile(anna, fake.id)).body.is_repeat).toBe(false);
    expect((await anna.call('reports')).body.reports).toHaveLength(2);
  });

  it('takes along what was written, where the two have written to each other', async () => {
    const { victim, other, conversation } = await talk();
    const { body } = await reportProfile(victim, other.id);
    const found = await caseOf(body.receipt);
    expect(found.conversation_id).toBe(conversation);
    expect(found.messages.length).toBeGreaterThanOrEqual(4);
    // From the conversation it is the same case, and for another reason one of its own.
    expect((await report(victim, { conversation, category: 'fake_profile' })).body).toEqual({
      receipt: body.receipt,
      is_repeat: true,
    });
    const another = await report(victim, { conversation, category: 'money' });
    expect(another.body.is_repeat).toBe(false);
    expect((await caseOf(another.body.receipt)).category).toBe('money');
  });

  it('needs a profile that one may open', async () => {
    const [anna, blocker] = [await server.member(), await server.member()];
    await blocker.call('block', { body: { member: anna.id } });
    const codes = [];
    for (const member of [randomUUID(), anna.id, blocker.id])
      codes.push((await reportProfile(anna, member)).body.error.code);
    expect(codes).toEqual(['member_not_found', 'own_profile', 'blocked_by_member']);
    const nothing = await anna.call('report', { body: { messages: [], category: 'other', words: '' } });
    expect(nothing.body.error.code).toBe('conversation_not_found');
  });
});
