import { verificationLimits } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockMember } from '../member/repository.ts';
import { removePhotoFiles } from '../photos/jobs.ts';
import { namesOf } from '../photos/stored-files.ts';
import { secondsFromNow } from '../platform/clock.ts';
import { whileHeld } from '../testing/held-row.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { freshPicture, memberWithPhoto, sendSelfies, takeSelfies } from '../testing/uploads/send-selfies.ts';
import { uploadSelfie } from '../testing/uploads/upload-photo.ts';
import { judgeVerification } from './judge.ts';
import { forgetSelfies } from './withdraw.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

it.each(['first', 'second'] as const)('one selfie is not enough, with the %s pose alone', async (which) => {
  const person = await memberWithPhoto(server);
  const [first, second] = (await person.call('verificationAsk')).body.verification.poses;
  const { pose } = which === 'first' ? first : second;
  expect((await uploadSelfie(server, person, pose, await freshPicture())).statusCode).toBe(200);
  expect((await person.call('verificationSubmit')).body.error?.code).toBe('verification_incomplete');
});

it('selfies that wait, and photos that are there, stay stored also where a job that had begun removes their files', async () => {
  const person = await memberWithPhoto(server);
  await sendSelfies(server, person);
  const { db, storage } = server.services;
  const selfies = await db
    .selectFrom('verification_selfies')
    .select('name')
    .where('member_id', '=', person.id)
    .execute();
  const photos = await db.selectFrom('photos').selectAll().where('member_id', '=', person.id).execute();
  const names = [...selfies.map(({ name }) => name), ...photos.flatMap(namesOf)];
  await removePhotoFiles(server.services, { names });
  expect(await Promise.all(names.map((name) => storage.has(name)))).toEqual(Array(6).fill(true));
});

// The embedded database runs one transaction after the other.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'selfies of poses that are asked for anew while those of before are forgotten stay',
  async () => {
    const person = await memberWithPhoto(server);
    await takeSelfies(server, person);
    server.clock.advanceSeconds(verificationLimits.poseSeconds + 1);
    const { waited } = await whileHeld(
      server,
      async (trx) => {
        await lockMember(trx, person.id);
        await trx
          .updateTable('verifications')
          .set({ expires_at: secondsFromNow(server.clock, verificationLimits.poseSeconds) })
          .where('member_id', '=', person.id)
          .execute();
      },
      () => forgetSelfies(server.services),
    );
    expect(waited).toBe(true);
    expect((await person.call('verificationSubmit')).body.verification?.state).toBe('submitted');
  },
);

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a verdict on selfies of before is none on those that are sent in while it comes',
  async () => {
    const person = await memberWithPhoto(server);
    const number = await sendSelfies(server, person);
    const { waited, result } = await whileHeld(
      server,
      async (trx) => {
        await lockMember(trx, person.id);
        await trx
          .updateTable('verifications')
          .set({ number: sql<number>`default` })
          .where('member_id', '=', person.id)
          .execute();
      },
      () => judgeVerification(server.services, number, { event: 'approve' }, 'olga'),
    );
    expect([waited, result]).toEqual([true, 'not there']);
    expect((await person.call('verification')).body.verification.state).toBe('submitted');
  },
);
