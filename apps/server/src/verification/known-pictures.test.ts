import { formerLookDays } from '@vesper/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoRows } from '../demo/portraits/photo-rows.ts';
import { portraitKey } from '../demo/portraits/portrait-name.ts';
import { insertPhotos } from '../demo/repository.ts';
import { purgeDeleted } from '../leaving/purge.ts';
import { forgetLooks, lookAtPhotos } from '../photos/looks/look-at-photos.ts';
import { openDiskStorage } from '../platform/storage.ts';
import { addSecondSite } from '../testing/second-site.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { freshPicture, memberWithPhoto, sendSelfies, takeSelfies } from '../testing/uploads/send-selfies.ts';
import { uploadPhoto, uploadSelfie } from '../testing/uploads/upload-photo.ts';
import { judgeVerification } from './judge.ts';
import { findKnownSelfies, inWords } from './known-repository.ts';

const daySeconds = 24 * 3600;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const approve = (number: number) => judgeVerification(server.services, number, { event: 'approve' }, 'olga');

/** What is answered to somebody who sends this picture in as a selfie. */
const asSelfie = async (picture: Buffer): Promise<string | undefined> => {
  const person = await memberWithPhoto(server);
  const [{ pose }] = (await person.call('verificationAsk')).body.verification.poses;
  return (await uploadSelfie(server, person, pose, picture)).json().error?.code;
};

/** Whose picture people are told it is who judge somebody's selfie. */
const judged = async (picture: Buffer): Promise<readonly string[]> => {
  const verdict = await approve(await sendSelfies(server, await memberWithPhoto(server), picture));
  return typeof verdict === 'object' && 'known' in verdict ? verdict.known.map(({ member }) => member) : [];
};

const photosOf = async (person: Person) => (await person.call('photos')).body.photos;
const formerOf = ({ id }: Person) =>
  server.services.db.selectFrom('former_looks').selectAll().where('member_id', '=', id).execute();
const stateOf = async (person: Person) => (await person.call('verification')).body.verification;

describe('a photo that is on a profile no longer', () => {
  it('is known for a month after it was removed', async () => {
    const picture = await freshPicture();
    const owner = await memberWithPhoto(server, picture);
    const [{ id }] = await photosOf(owner);
    await owner.call('photoRemove', { body: { id } });
    expect(await judged(picture)).toEqual([owner.id]);
    server.clock.advanceSeconds(formerLookDays * daySeconds - 60);
    await forgetLooks(server.services);
    expect(await judged(picture)).toEqual([owner.id]);
    server.clock.advanceSeconds(120);
    await forgetLooks(server.services);
    expect(await formerOf(owner)).toEqual([]);
    expect(await judged(picture)).toEqual([]);
  });

  it('is known as it was before it was cropped, and as it is', async () => {
    const picture = await freshPicture();
    const owner = await memberWithPhoto(server, picture);
    const part = { left: 0, top: 0, width: 200, height: 250 };
    const [{ id, version }] = await photosOf(owner);
    expect((await owner.call('photoCrop', { body: { id, version, part } })).status).toBe(200);
    expect(await judged(picture)).toEqual([owner.id]);
    expect(await asSelfie(await sharp(picture).extract(part).png().toBuffer())).toBe(
      'selfie_is_profile_photo',
    );
    expect(await formerOf(owner)).toHaveLength(1);
  });

  it('goes with who had it', async () => {
    const owner = await memberWithPhoto(server);
    const [{ id }] = await photosOf(owner);
    await owner.call('photoRemove', { body: { id } });
    expect(await formerOf(owner)).toHaveLength(1);
    await owner.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    server.clock.advanceSeconds(15 * daySeconds);
    await purgeDeleted(server.services);
    expect(await formerOf(owner)).toEqual([]);
  });
});

describe('a picture that only its owner may know of', () => {
  /** Puts a picture where the person who sends it as a selfie can not see it. */
  const hidden: Readonly<
    Record<string, (owner: Person, other: Person, picture: Buffer) => Promise<unknown>>
  > = {
    'on a break': (owner) => owner.call('notificationsUpdate', { body: { paused: true } }),
    invisible: (owner) => owner.call('notificationsUpdate', { body: { invisible: true } }),
    'who has blocked the other': (owner, other) => owner.call('block', { body: { member: other.id } }),
    'whom the other has blocked': (owner, other) => other.call('block', { body: { member: owner.id } }),
    'whose account is deleted': (owner) =>
      owner.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } }),
    'whose photo people have refused': (owner) =>
      server.services.db
        .updateTable('photos')
        .set({ main: false, hidden: true })
        .where('member_id', '=', owner.id)
        .execute(),
    'who has removed it': async (owner) =>
      owner.call('photoRemove', { body: { id: (await photosOf(owner))[0].id } }),
    'where it is not the main photo': (owner) =>
      server.services.db
        .updateTable('photos')
        .set({ main: false })
        .where('member_id', '=', owner.id)
        .execute(),
  };
  it.each(Object.entries(hidden))('of somebody %s is told to nobody but who judges', async (_how, hide) => {
    const picture = await freshPicture();
    const [owner, person] = [await memberWithPhoto(server, picture), await memberWithPhoto(server)];
    await hide(owner, person, picture);
    const number = await sendSelfies(server, person, picture);
    expect(await approve(number)).toMatchObject({ known: [{ member: owner.id }] });
  });
});

describe('the portrait of a fictional profile', () => {
  /** Gives a fictional member a portrait that is not painted yet. */
  const hang = async (number: number): Promise<{ id: string; full: string; thumb: string }> => {
    const { db, signingKey, clock } = server.services;
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('fictional', '=', true)
      .where('id', 'not in', (query) => query.selectFrom('photos').select('member_id'))
      .executeTakeFirstOrThrow();
    const sitter = { number, gender: 'female', age: 58, photos: 1 } as const;
    const rows = photoRows(portraitKey(signingKey), id, sitter, new Date(clock.now()));
    await db.transaction().execute((trx) => insertPhotos(trx, rows));
    return { id: rows[0]?.id ?? '', full: rows[0]?.full_name ?? '', thumb: rows[0]?.thumb_name ?? '' };
  };
  const shown = async (name: string): Promise<Buffer> =>
    (await server.app.inject({ url: `/photos/${name}`, headers: { host: 'localhost' } })).rawPayload;

  it('is known from the moment on at which it was painted for somebody, in both its sizes', async () => {
    const { full, thumb } = await hang(71);
    expect(await asSelfie(await shown(thumb))).toBe('selfie_is_profile_photo');
    expect(await asSelfie(await shown(full))).toBe('selfie_is_profile_photo');
  });

  it('is looked at by a round where it was painted before, and not painted for it', async () => {
    const { services } = server;
    // A walk that has been to the end of all photos begins anew.
    await lookAtPhotos(services);
    const [before, never] = [await hang(72), await hang(73)];
    await shown(before.full);
    await services.db.deleteFrom('photo_looks').where('photo_id', '=', before.id).execute();
    const others = services.db
      .selectFrom('photos')
      .innerJoin('members', 'members.id', 'photos.member_id')
      .select('photos.id')
      .where('members.fictional', '=', true)
      .where('photos.id', 'not in', [before.id, never.id]);
    await services.db.deleteFrom('photos').where('id', 'in', others).execute();
    await lookAtPhotos(services);
    expect(await openDiskStorage(services.photoFolder).has(never.full)).toBe(false);
    expect(await asSelfie(await shown(before.full))).toBe('selfie_is_profile_photo');
  });
});

describe('a selfie that somebody else has put on their profile since it came', () => {
  it('is not sent in: it is gone, and another one is', async () => {
    const [person, picture] = [await memberWithPhoto(server), await freshPicture()];
    await takeSelfies(server, person, picture);
    await memberWithPhoto(server, picture);
    const refused = await person.call('verificationSubmit');
    expect([refused.status, refused.body.error.code]).toEqual([422, 'selfie_is_profile_photo']);
    const { state, poses } = await stateOf(person);
    expect([state, poses.map(({ taken }: { taken: boolean }) => taken)]).toEqual(['asked', [false, true]]);
    expect((await uploadSelfie(server, person, poses[0].pose, await freshPicture())).statusCode).toBe(200);
    expect((await person.call('verificationSubmit')).body.verification.state).toBe('submitted');
  });

  it.each([
    ['as it is', (picture: Buffer) => picture],
    ['mirrored', (picture: Buffer) => sharp(picture).flop().jpeg().toBuffer()],
    ['and removed again', (picture: Buffer) => picture],
  ])('is not approved, and operators are told whose it is: %s', async (how, put) => {
    const [person, picture] = [await memberWithPhoto(server), await freshPicture()];
    const number = await sendSelfies(server, person, picture);
    expect(await findKnownSelfies(server.services.db, person.id, 'everywhere')).toEqual([]);
    const other = await memberWithPhoto(server, await put(picture));
    if (how === 'and removed again')
      await other.call('photoRemove', { body: { id: (await photosOf(other))[0].id } });
    const [known, ...more] = await findKnownSelfies(server.services.db, person.id, 'everywhere');
    expect(more).toEqual([]);
    expect(known && inWords(known)).toContain(other.id);
    expect(known && inWords(known).includes('it went on')).toBe(how === 'and removed again');
    expect(await approve(number)).toEqual({ known: [known] });
    expect(await stateOf(person)).toMatchObject({ state: 'refused', reason: 'no_fresh_picture' });
    expect((await person.call('user')).body.user.profile.verified).toBe(false);
    const left = server.services.db.selectFrom('verification_selfies').where('member_id', '=', person.id);
    expect(await left.selectAll().execute()).toEqual([]);
    expect(await approve(number)).toEqual({ is: 'refused' });
  });

  it('is there where it was removed and has been put there again', async () => {
    const [person, picture] = [await memberWithPhoto(server), await freshPicture()];
    await sendSelfies(server, person, picture);
    const other = await memberWithPhoto(server, picture);
    await other.call('photoRemove', { body: { id: (await photosOf(other))[0].id } });
    expect((await uploadPhoto(server, other, picture)).statusCode).toBe(200);
    expect(await findKnownSelfies(server.services.db, person.id, 'everywhere')).toMatchObject([
      { member: other.id, goneAt: null },
    ]);
  });

  it('is told of at once where it is on a profile of the same brand, and of another only to who judges', async () => {
    const [person, picture] = [await memberWithPhoto(server), await freshPicture()];
    const [there, removed] = [await memberWithPhoto(server, picture), await memberWithPhoto(server, picture)];
    await removed.call('photoRemove', { body: { id: (await photosOf(removed))[0].id } });
    await server.services.db
      .updateTable('members')
      .set({ site_id: await addSecondSite(server) })
      .where('id', 'in', [there.id, removed.id])
      .execute();
    const number = await sendSelfies(server, person, picture);
    const known = await findKnownSelfies(server.services.db, person.id, 'everywhere');
    expect(known.map(({ member }) => member).toSorted()).toEqual([there.id, removed.id].toSorted());
    expect(known.map(({ domain }) => domain)).toEqual(['second.test', 'second.test']);
    expect(await approve(number)).toEqual({ known });
  });

  it('is as good as any where it is the member’s own photo', async () => {
    const [person, picture] = [await memberWithPhoto(server), await freshPicture()];
    const number = await sendSelfies(server, person, picture);
    expect((await uploadPhoto(server, person, picture)).statusCode).toBe(200);
    expect(await approve(number)).toBe('done');
  });
});
