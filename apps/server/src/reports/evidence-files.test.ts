import { randomUUID } from 'node:crypto';
import { blockEvidenceDays } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../leaving/purge.ts';
import { addPhotoRow } from '../testing/photo-row.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { uploadMessagePhoto, uploadPhoto } from '../testing/uploads/upload-photo.ts';
import { caseLines } from './case-lines.ts';
import { forgetEvidence } from './forget.ts';
import { readCase } from './repository.ts';
import { workOnReport } from './work-on-report.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const daySeconds = 24 * 3600;
const has = (name: string) => server.services.storage.has(name);

/** Somebody who is sent a photo by another, who has one on the profile as well. */
const photoFrom = async () => {
  const [victim, other] = [await server.member(), await server.member()];
  await uploadPhoto(server, other);
  const key = randomUUID();
  const { photo } = (await uploadMessagePhoto(server, other, victim.id, { key })).json();
  const { body } = await other.call('chatSend', {
    body: { member: victim.id, kind: 'photo', photo: photo.id },
    key,
  });
  const { db } = server.services;
  const sent = await db
    .selectFrom('conversation_media')
    .select('full_name')
    .where('sender', '=', other.id)
    .executeTakeFirstOrThrow();
  const own = await db
    .selectFrom('photos')
    .select('full_name')
    .where('member_id', '=', other.id)
    .executeTakeFirstOrThrow();
  return {
    victim,
    other,
    conversation: String(body.conversation.id),
    file: sent.full_name,
    profileFile: own.full_name,
  };
};
const report = (person: Person, conversation: string) =>
  person.call('report', {
    body: { conversation, messages: [1], category: 'indecent_picture', words: '' },
    key: randomUUID(),
  });
const forget = async () => {
  await forgetEvidence(server.services);
  await server.work();
};

describe('the file of a photo', () => {
  it('of a report outlives message, block and purge, is found by an operator, and goes with the case', async () => {
    const { victim, other, conversation, file, profileFile } = await photoFrom();
    const { receipt } = (await report(victim, conversation)).body;
    await other.call('messageRemove', { body: { conversation, seq: 1 } });
    await other.call('block', { body: { member: victim.id } });
    await other.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    server.clock.advanceSeconds(15 * daySeconds);
    expect(await purgeDeleted(server.services)).toBeGreaterThan(0);
    server.clock.advanceSeconds(20 * daySeconds);
    await forget();
    expect([await has(file), await has(profileFile)]).toEqual([true, true]);
    const found = await readCase(server.services.db, receipt);
    expect(found && caseLines(found).join('\n')).toContain(`[photo] ${file}`);
    await workOnReport(server.services, receipt, { to: 'in_review' });
    await workOnReport(server.services, receipt, { to: 'closed', outcome: 'account_closed', note: '' });
    server.clock.advanceSeconds(367 * daySeconds);
    await forget();
    expect([await has(file), await has(profileFile)]).toEqual([false, false]);
  });

  it('of a profile is kept as others were shown it: of a photo that nobody is shown there is nothing', async () => {
    const { victim, other, conversation } = await photoFrom();
    const hidden = await addPhotoRow(server, other.id);
    const { db } = server.services;
    await db.updateTable('photos').set({ hidden: true }).where('id', '=', hidden).execute();
    const { receipt } = (await report(victim, conversation)).body;
    const profile = JSON.stringify((await readCase(db, receipt))?.profile);
    expect(profile).toContain('"main"');
    expect(profile).not.toContain(hidden);
  });

  it('of a block goes after its days, unless a report has followed', async () => {
    const [one, two] = [await photoFrom(), await photoFrom()];
    for (const { victim, other } of [one, two]) await other.call('block', { body: { member: victim.id } });
    expect((await report(two.victim, two.conversation)).status).toBe(200);
    await server.work();
    expect([await has(one.file), await has(two.file)]).toEqual([true, true]);
    server.clock.advanceSeconds((blockEvidenceDays + 1) * daySeconds);
    await forget();
    expect([await has(one.file), await has(two.file)]).toEqual([false, true]);
    // What stands on a profile is the profile's.
    expect(await has(one.profileFile)).toBe(true);
  });

  it('that was taken back and not reported goes after its days, where both are still there', async () => {
    const { other, conversation, file } = await photoFrom();
    await other.call('messageRemove', { body: { conversation, seq: 1 } });
    for (const [days, isKept] of [
      [blockEvidenceDays - 1, true],
      [2, false],
    ] as const) {
      server.clock.advanceSeconds(days * daySeconds);
      await forget();
      expect([days, await has(file)]).toEqual([days, isKept]);
    }
  });

  it('that was taken back and not reported goes with what was kept of it, at the latest with whom it was kept for', async () => {
    const { victim, other, conversation, file } = await photoFrom();
    await other.call('messageRemove', { body: { conversation, seq: 1 } });
    await victim.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    await server.work();
    expect(await has(file)).toBe(true);
    server.clock.advanceSeconds(15 * daySeconds);
    await purgeDeleted(server.services);
    await server.work();
    expect(await has(file)).toBe(false);
  });
});
