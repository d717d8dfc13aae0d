import { blockEvidenceDays } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportReactions } from '../chat/acts/message-acts-repository.ts';
import { endedSince, exportEnded } from '../chat/export-repository.ts';
import { fillConversation } from '../benchmarks/chat/long-conversation-repository.ts';
import { destroyMessages } from '../chat/removal/ended-repository.ts';
import { purgeDeleted } from '../leaving/purge.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newId } from '../platform/ids.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { saySomeOfAll } from '../testing/talk/whole-talk.ts';
import { caseLines } from './case-lines.ts';
import { giveUpEnded, readAllSaid } from './ended-cases-repository.ts';
import { forgetEvidence } from './forget.ts';
import { endedLines, openForMember } from './open-for-member.ts';
import { makeReport } from './make-report.ts';
import { readCase } from './repository.ts';
import { workOnReport } from './work-on-report.ts';

const daySeconds = 24 * 3600;
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const endedTalk = async () => {
  const [one, two] = [await server.member(), await server.member()];
  const talk = await saySomeOfAll(server, one, two);
  await two.call('block', { body: { member: one.id } });
  return { ...talk, one, two };
};
type Talk = Awaited<ReturnType<typeof endedTalk>>;

/** What is left of all that was said. */
const leftOf = async ({ conversation, files }: Pick<Talk, 'conversation' | 'files'>) => {
  const { db, storage } = server.services;
  const [messages, reactions, ended] = await Promise.all([
    db.selectFrom('messages').select('seq').where('conversation_id', '=', conversation).execute(),
    db.selectFrom('message_reactions').select('code').where('conversation_id', '=', conversation).execute(),
    db.selectFrom('ended_conversations').select('id').where('id', '=', conversation).execute(),
  ]);
  const there = await Promise.all(files.map((name) => storage.has(name)));
  return {
    messages: messages.length,
    reactions: reactions.length,
    files: there.filter(Boolean).length,
    ended: ended.length,
  };
};
const all = { messages: 6, reactions: 1, files: 3, ended: 1 };
const nothing = { messages: 0, reactions: 0, files: 0, ended: 0 };

const forget = async () => {
  await forgetEvidence(server.services);
  await server.work();
};
const report = (person: Person, conversation: string, messages: number[] = []) =>
  person.call('report', { body: { conversation, messages, category: 'harassment', words: '' } });
const caseOf = async (receipt: string) => {
  const found = await readCase(server.services.db, receipt);
  if (!found) throw new Error(`no case ${receipt}`);
  return { found, said: await readAllSaid(server.services.db, found.id) };
};
const siteOf = async ({ id }: Person) => {
  const { db, sites } = server.services;
  const { site_id: site } = await db
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const found = await sites.findById(site);
  if (!found) throw new Error(`there is no site ${site}`);
  return found;
};
const leave = async (person: Person) => {
  const { body } = await person.call('accountDelete', {
    body: { password: 'a long walk by the sea', reason: '' },
  });
  expect(body.error).toBeUndefined();
};

describe('what was said before a block', () => {
  it('is all there for thirty days, and then gone with its files', async () => {
    const talk = await endedTalk();
    await server.work();
    server.clock.advanceSeconds(blockEvidenceDays * daySeconds - 60);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
    server.clock.advanceSeconds(120);
    await forget();
    expect(await leftOf(talk)).toEqual(nothing);
    for (const person of [talk.one, talk.two])
      await expect(
        openForMember(server.services, { ...talk, member: person.id, category: 'other', words: '' }),
      ).rejects.toThrow('conversation_not_found');
  });

  it.each(['one', 'two'] as const)('is all of it evidence of a report that %s makes later', async (who) => {
    const talk = await endedTalk();
    server.clock.advanceSeconds((blockEvidenceDays - 1) * daySeconds);
    const { status, body } = await report(talk[who], talk.conversation);
    expect(status).toBe(200);
    server.clock.advanceSeconds(100 * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
    const { found, said } = await caseOf(body.receipt);
    expect(said.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'text'],
      [2, 'text'],
      [3, 'gift'],
      [4, 'photo'],
      [5, 'voice'],
      [6, 'text'],
    ]);
    expect(said.map(({ is_reported: isReported }) => isReported)).toEqual(
      who === 'one' ? [false, true, false, false, true, false] : [true, false, true, true, false, true],
    );
    expect(said[1]).toMatchObject({ answers: 1, reactions: ['heart'] });
    expect(said[2]?.file).toBe('rose');
    expect(talk.files).toEqual(expect.arrayContaining([said[3]?.file, said[4]?.file]));
    // Taken back before the block: the words that were said.
    expect(said[5]?.text).toMatch(/^Taken back/);
    const printed = caseLines(found).join('\n');
    expect(printed).toContain('all 6 messages stay with the case');
    expect(caseLines(found, said).join('\n')).toContain('(answers 1) (heart)');
    await workOnReport(server.services, body.receipt, { to: 'closed', outcome: 'warned', note: '' });
    server.clock.advanceSeconds(364 * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
    server.clock.advanceSeconds(3 * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(nothing);
  });

  it('names the other in a download as they were called then, and nobody who is gone', async () => {
    const { one, two } = await endedTalk();
    const { db, clock } = server.services;
    const change = (person: Person, columns: { name: string } | { status: 'deleted' }) =>
      db.updateTable('members').set(columns).where('id', '=', person.id).execute();
    const withWhom = async (person: Person) =>
      (await exportEnded(db, person.id, endedSince(clock))).map((ended) => ended.with);
    const rename = async (first: string, second: string) => {
      await change(one, { name: first });
      await change(two, { name: second });
    };
    await two.call('unblock', { body: { member: one.id } });
    await rename('One of then', 'Two of then');
    await one.call('chatSend', { body: { member: two.id, kind: 'text', text: 'Once more' } });
    await two.call('block', { body: { member: one.id } });
    await rename('One of now', 'Two of now');
    expect((await withWhom(one)).at(-1)).toEqual({ id: two.id, name: 'Two of then' });
    expect((await withWhom(two)).at(-1)).toEqual({ id: one.id, name: 'One of then' });
    await change(two, { status: 'deleted' });
    expect((await withWhom(one)).at(-1)).toEqual({ id: two.id, name: '' });
  });

  it('is in no download once it stands for a case only, which would tell of that', async () => {
    const talk = await endedTalk();
    expect((await report(talk.one, talk.conversation)).status).toBe(200);
    const listed = async () => {
      const since = endedSince(server.clock);
      const of = [talk.one.id, talk.two.id];
      const ended = await Promise.all(of.map((id) => exportEnded(server.services.db, id, since)));
      const reactions = await Promise.all(of.map((id) => exportReactions(server.services.db, id, since)));
      return [ended.flat().length, reactions.flat().length];
    };
    expect(await listed()).toEqual([2, 1]);
    server.clock.advanceSeconds(blockEvidenceDays * daySeconds + 60);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
    expect(await listed()).toEqual([0, 0]);
  });

  it('stays for a report that was made before it as well', async () => {
    const [one, two] = [await server.member(), await server.member()];
    const talk = await saySomeOfAll(server, one, two);
    await report(two, talk.conversation, [1]);
    server.clock.advanceSeconds(60);
    await two.call('block', { body: { member: one.id } });
    server.clock.advanceSeconds(2 * blockEvidenceDays * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
  });

  it('stays for a report of what the same two have said later', async () => {
    const talk = await endedTalk();
    await talk.two.call('unblock', { body: { member: talk.one.id } });
    server.clock.advanceSeconds(daySeconds);
    const later = await saySomeOfAll(server, talk.one, talk.two);
    expect((await report(talk.two, later.conversation)).status).toBe(200);
    server.clock.advanceSeconds(2 * blockEvidenceDays * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
  });

  it('goes however long it is, also where a round was cut off', async () => {
    const [one, two] = [await server.member(), await server.member()];
    const { id: conversation } = await fillConversation(server.services, one.id, two.id, 5000);
    await two.call('block', { body: { member: one.id } });
    server.clock.advanceSeconds((blockEvidenceDays + 1) * daySeconds);
    const { db } = server.services;
    const files = await inTransaction(db, (trx) =>
      giveUpEnded(trx, conversation, new Date(server.clock.now())),
    );
    expect(files).toEqual([]);
    await inTransaction(db, (trx) => destroyMessages(trx, conversation, 10));
    await forget();
    expect(await leftOf({ conversation, files: [] })).toEqual(nothing);
  });

  it('can be reported by each of the two as long as it is there, also after thirty days, because of a case of the other', async () => {
    const talk = await endedTalk();
    expect((await report(talk.one, talk.conversation)).status).toBe(200);
    server.clock.advanceSeconds((blockEvidenceDays + 1) * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
    for (const person of [talk.one, talk.two]) {
      const listed = await endedLines(server.services, person.id);
      expect(listed).toEqual([expect.stringContaining(talk.conversation)]);
      const asked = { member: person.id, conversation: talk.conversation, category: 'money', words: '' };
      const { said } = await caseOf(await openForMember(server.services, asked));
      expect(said.filter(({ is_reported: isReported }) => isReported).length).toBeGreaterThan(0);
    }
  });

  it('is no part any more of a report that is made while it goes, some at a time', async () => {
    const [one, two] = [await server.member(), await server.member()];
    const { id: conversation } = await fillConversation(server.services, one.id, two.id, 30);
    await two.call('block', { body: { member: one.id } });
    server.clock.advanceSeconds((blockEvidenceDays + 1) * daySeconds);
    const { db } = server.services;
    await inTransaction(db, (trx) => giveUpEnded(trx, conversation, new Date(server.clock.now())));
    await inTransaction(db, (trx) => destroyMessages(trx, conversation, 10));
    for (const person of [one, two]) expect(await endedLines(server.services, person.id)).toEqual([]);
    // From the profile: who has blocked may still open it.
    const site = await siteOf(two);
    const body = { member: one.id, messages: [], category: 'harassment' as const, words: '' };
    const { receipt } = await makeReport(server.services, site, two.id, body, newId());
    const { found, said } = await caseOf(receipt);
    expect([found.conversation_id, found.kept, said]).toEqual([null, 0, []]);
    expect(caseLines(found).join('\n')).not.toContain('stay with the case');
    for (const { id: member } of [one, two])
      await expect(
        openForMember(server.services, { member, conversation, category: 'other', words: '' }),
      ).rejects.toThrow('conversation_not_found');
    await forget();
    expect(await leftOf({ conversation, files: [] })).toEqual(nothing);
  });

  it('says how many messages there are, and not how many there were', async () => {
    const talk = await endedTalk();
    const { body } = await report(talk.one, talk.conversation);
    const { db } = server.services;
    await db
      .deleteFrom('messages')
      .where('conversation_id', '=', talk.conversation)
      .where('seq', '<', 3)
      .execute();
    const { found, said } = await caseOf(body.receipt);
    expect([found.kept, said.length]).toEqual([4, 4]);
  });

  it('is printed apart from an earlier one of the same two', async () => {
    const talk = await endedTalk();
    await talk.two.call('unblock', { body: { member: talk.one.id } });
    server.clock.advanceSeconds(daySeconds);
    const later = await saySomeOfAll(server, talk.one, talk.two);
    await talk.two.call('block', { body: { member: talk.one.id } });
    const { body } = await report(talk.two, later.conversation);
    const { found, said } = await caseOf(body.receipt);
    // The numbers of both begin with 1.
    expect([found.kept, said.length]).toEqual([12, 12]);
    const lines = caseLines(found, said);
    const heads = lines.flatMap((line, place) => (line.startsWith('conversation ') ? [place] : []));
    expect(heads.map((place) => lines[place])).toEqual([
      expect.stringContaining(talk.conversation),
      expect.stringContaining(later.conversation),
    ]);
    expect((heads[1] ?? 0) - (heads[0] ?? 0)).toBe(7);
    // Of one alone there is nothing to tell apart.
    const alone = await endedTalk();
    const single = await caseOf((await report(alone.two, alone.conversation)).body.receipt);
    expect(caseLines(single.found, single.said).some((line) => line.startsWith('conversation '))).toBe(false);
  });

  it('is evidence where who has blocked reports from the profile', async () => {
    const talk = await endedTalk();
    const { status, body } = await talk.two.call('report', {
      body: { member: talk.one.id, messages: [], category: 'harassment', words: '' },
    });
    expect(status).toBe(200);
    const { found, said } = await caseOf(body.receipt);
    expect([found.conversation_id, said.length, found.messages.length]).toEqual([talk.conversation, 6, 6]);
  });

  it('stays when one of the two, and the other, is purged', async () => {
    const talk = await endedTalk();
    await leave(talk.one);
    await leave(talk.two);
    server.clock.advanceSeconds(15 * daySeconds);
    expect(await purgeDeleted(server.services)).toBe(2);
    await forget();
    expect(await leftOf(talk)).toEqual(all);
    server.clock.advanceSeconds(16 * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(nothing);
  });

  it('is kept for nobody who is purged, but for what was taken back before', async () => {
    const { one, two } = await endedTalk();
    const keptFor = async (person: Person) => {
      const rows = await server.services.db
        .selectFrom('evidence')
        .select('last_seq')
        .where('keeper', '=', person.id)
        .execute();
      const takenBack = rows.filter(({ last_seq: last }) => last === null).length;
      return { takenBack, seen: rows.length - takenBack };
    };
    expect(await keptFor(two)).toEqual({ takenBack: 1, seen: 1 });
    await leave(two);
    server.clock.advanceSeconds(15 * daySeconds);
    expect(await purgeDeleted(server.services)).toBe(1);
    expect([await keptFor(two), await keptFor(one)]).toEqual([
      { takenBack: 1, seen: 0 },
      { takenBack: 0, seen: 1 },
    ]);
  });

  it('is no way to get rid of a photo: sent once more under its key, and then with the account', async () => {
    const [one, two] = [await server.member(), await server.member()];
    const talk = await saySomeOfAll(server, one, two);
    const { photo } = (await one.call('chat', { query: { conversation: talk.conversation } })).body
      .messages[3];
    await two.call('block', { body: { member: one.id } });
    server.clock.advanceSeconds(60);
    const again = await one.call('chatSend', {
      body: { member: two.id, kind: 'photo', photo: photo.id },
      key: talk.keys[2] ?? '',
    });
    expect(again.status).toBe(403);
    await leave(one);
    server.clock.advanceSeconds(15 * daySeconds);
    await purgeDeleted(server.services);
    await server.work();
    expect(await leftOf(talk)).toEqual(all);
  });

  it('takes nothing along of what the same two say to each other afterwards', async () => {
    const talk = await endedTalk();
    await talk.two.call('unblock', { body: { member: talk.one.id } });
    server.clock.advanceSeconds(daySeconds);
    const later = await saySomeOfAll(server, talk.one, talk.two);
    server.clock.advanceSeconds(blockEvidenceDays * daySeconds);
    await forget();
    expect(await leftOf(talk)).toEqual(nothing);
    const files = later.files.filter((name) => !talk.files.includes(name));
    expect(await leftOf({ ...later, files })).toEqual({ ...all, ended: 0 });
  });

  it('keeps nothing from a purge that belongs to a later conversation', async () => {
    const talk = await endedTalk();
    await talk.two.call('unblock', { body: { member: talk.one.id } });
    server.clock.advanceSeconds(60);
    const later = await saySomeOfAll(server, talk.one, talk.two);
    const files = later.files.filter((name) => !talk.files.includes(name));
    await leave(talk.one);
    server.clock.advanceSeconds(15 * daySeconds);
    await purgeDeleted(server.services);
    await server.work();
    expect(await leftOf(talk)).toEqual(all);
    // Of photo and recording those of the one who has gone.
    expect(await leftOf({ ...later, files })).toMatchObject({ messages: 6, files: 1 });
  });

  it('is told apart from a later one by what was said in it, and not by whose clock is right', async () => {
    const talk = await endedTalk();
    await talk.two.call('unblock', { body: { member: talk.one.id } });
    // A server whose clock is behind takes in what is sent next.
    server.clock.advanceSeconds(-600);
    const later = await saySomeOfAll(server, talk.one, talk.two);
    const files = later.files.filter((name) => !talk.files.includes(name));
    server.clock.advanceSeconds(600);
    await leave(talk.one);
    server.clock.advanceSeconds(15 * daySeconds);
    await purgeDeleted(server.services);
    await server.work();
    expect(await leftOf(talk)).toEqual(all);
    expect(await leftOf({ ...later, files })).toMatchObject({ messages: 6, files: 1 });
  });

  it('can be pointed at as far as it was seen, by nobody else', async () => {
    const [one, two] = [await server.member(), await server.member()];
    const talk = await saySomeOfAll(server, one, two);
    await setRules(server, { historyLimit: 2 });
    await server.services.db
      .updateTable('members')
      .set({ premium: false })
      .where('id', '=', one.id)
      .execute();
    await two.call('block', { body: { member: one.id } });
    expect((await report(one, talk.conversation, [2])).body.error.code).toBe('message_not_reportable');
    expect((await report(one, talk.conversation, [5])).status).toBe(200);
    const stranger = await server.member();
    expect((await report(stranger, talk.conversation)).body.error.code).toBe('conversation_not_found');
    await setRules(server, {});
  });

  it('is reported by the support for who has turned to it', async () => {
    const talk = await endedTalk();
    const [line] = await endedLines(server.services, talk.one.email.toUpperCase());
    expect(line).toContain(talk.two.id);
    const asked = {
      member: talk.one.id,
      conversation: talk.conversation,
      category: 'money',
      words: 'By mail',
    };
    const receipt = await openForMember(server.services, asked);
    expect((await caseOf(receipt)).said).toHaveLength(6);
    expect((await talk.one.call('reports')).body.reports[0].receipt).toBe(receipt);
    await expect(endedLines(server.services, 'nobody')).rejects.toThrow('no member nobody');
    await expect(openForMember(server.services, { ...asked, category: 'rudeness' })).rejects.toThrow(
      'no category',
    );
  });

  it('is found where a block of before has copied it', async () => {
    const talk = await endedTalk();
    const { db } = server.services;
    const id = newId();
    const { site_id: site } = await db
      .selectFrom('members')
      .select('site_id')
      .where('id', '=', talk.one.id)
      .executeTakeFirstOrThrow();
    const conversation = newId();
    await db
      .insertInto('evidence')
      .values({
        id,
        site_id: site,
        report_id: null,
        keeper: talk.one.id,
        about: talk.two.id,
        conversation_id: conversation,
        taken_at: new Date(server.clock.now()),
        profile: JSON.stringify({ name: 'As seen', photos: [] }),
      })
      .execute();
    await db
      .insertInto('evidence_messages')
      .values({
        evidence_id: id,
        seq: 1,
        message_id: newId(),
        sender: talk.two.id,
        kind: 'text',
        text: 'Copied',
        sent_at: new Date(server.clock.now()),
        details: '{}',
        is_reported: false,
      })
      .execute();
    const { body } = await report(talk.one, conversation, [1]);
    expect((await caseOf(body.receipt)).found.messages).toMatchObject([
      { text: 'Copied', is_reported: true },
    ]);
  });
});
