import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avifNameOf } from '../platform/storage.ts';
import { purgeDeleted } from '../leaving/purge.ts';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { spottedPicture, uploadPhoto, uploadSelfie } from '../testing/uploads/upload-photo.ts';
import { judgeVerification } from './judge.ts';
import { showSelfies } from './show-selfies.ts';
import { listWaiting } from './waiting-repository.ts';
import { forgetSelfies } from './withdraw.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

let pictures = 0;
/** A picture that nothing else of the test is like. */
const fresh = () => spottedPicture((pictures += 1));

/** A member with a main photo. */
const withPhoto = async (): Promise<Person> => {
  const person = await server.member();
  expect((await uploadPhoto(server, person, await fresh())).statusCode).toBe(200);
  return person;
};

const posesOf = ({ body }: { body: { verification: { poses: { pose: string }[] } } }) =>
  body.verification.poses.map(({ pose }) => pose);

const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;

/** Asks for poses and takes both selfies. */
const takeBoth = async (person: Person): Promise<string[]> => {
  const poses = posesOf(await person.call('verificationAsk'));
  for (const pose of poses)
    expect((await uploadSelfie(server, person, pose, await fresh())).statusCode).toBe(200);
  return poses;
};

/** The same, sent in; answers its number. */
const sendIn = async (person: Person): Promise<number> => {
  await takeBoth(person);
  const { body } = await person.call('verificationSubmit');
  expect(body.verification.state).toBe('submitted');
  return (await rowOf(person)).number;
};

const rowOf = ({ id }: Person) =>
  server.services.db
    .selectFrom('verifications')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();

const selfiesOf = ({ id }: Person) =>
  server.services.db.selectFrom('verification_selfies').selectAll().where('member_id', '=', id).execute();

const stateOf = async (person: Person) => (await person.call('verification')).body.verification;

const approve = (number: number) => judgeVerification(server.services, number, { event: 'approve' }, 'olga');
const refuse = (number: number) =>
  judgeVerification(server.services, number, { event: 'refuse', reason: 'pose_not_seen' }, 'olga');

/** As others see it: in search, on the profile. */
const isMarked = async (person: Person): Promise<boolean[]> => {
  const viewer = await server.member();
  const { profile } = (await viewer.call('profile', { query: { id: person.id } })).body;
  const { results } = (await viewer.call('search', { query: { verified: '1' } })).body;
  return [profile.verified, results.some(({ id }: { id: string }) => id === person.id)];
};

describe('asking', () => {
  it('gives two poses, and the same ones until they expire', async () => {
    const person = await withPhoto();
    const first = posesOf(await person.call('verificationAsk'));
    expect(new Set(first).size).toBe(2);
    server.clock.advanceSeconds(300);
    await person.call('verificationWithdraw');
    expect(posesOf(await person.call('verification'))).toEqual([]);
    await uploadPhoto(server, person, await fresh());
    const { photos } = (await person.call('photos')).body;
    await person.call('photoMain', { body: { id: photos[1].id } });
    expect(posesOf(await person.call('verificationAsk'))).toEqual(first);
    expect((await rowOf(person)).photo_id).toBe(photos[1].id);
  });

  it('draws three times a day, however many ask at once', async () => {
    const person = await withPhoto();
    const drawn = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => person.call('verificationAsk')));
      expect(new Set(answers.map((answer) => posesOf(answer).join())).size).toBe(1);
      drawn.add((await rowOf(person)).number);
      server.clock.advanceSeconds(601);
    }
    expect(drawn.size).toBe(3);
    const fourth = await person.call('verificationAsk');
    expect([fourth.status, fourth.body.error.code]).toEqual([429, 'verification_too_many_tries']);
    server.clock.advanceSeconds(24 * 3600);
    expect((await person.call('verificationAsk')).status).toBe(200);
  });

  it('is asked anew by whoever let the poses expire: nothing is under way then', async () => {
    const person = await withPhoto();
    await person.call('verificationAsk');
    server.clock.advanceSeconds(600);
    expect(await stateOf(person)).toMatchObject({
      state: 'none',
      poses: [],
      expires_at: null,
      not_now: null,
    });
  });

  it('begins without what was taken for poses that have expired, whichever are drawn', async () => {
    const person = await withPhoto();
    await takeBoth(person);
    server.clock.advanceSeconds(601);
    await person.call('verificationAsk');
    expect(await selfiesOf(person)).toEqual([]);
  });

  it('is for confirmed members with a main photo who are not on a break', async () => {
    const [bare, resting] = [await server.member(), await withPhoto()];
    const newcomer = await server.newcomer();
    await resting.call('notificationsUpdate', { body: { paused: true } });
    const codes = [];
    for (const person of [bare, resting, newcomer])
      codes.push([(await person.call('verificationAsk')).body.error.code, (await stateOf(person)).not_now]);
    expect(codes).toEqual([
      ['verification_needs_photo', 'verification_needs_photo'],
      ['verification_on_break', 'verification_on_break'],
      ['verification_needs_confirmation', 'verification_needs_confirmation'],
    ]);
  });

  it('is not there on a site without it, nor for fictional profiles', async () => {
    await addSecondSite(server);
    const other = await memberOfSecondSite(server);
    expect((await other.call('verificationAsk')).body.error.code).toBe('verification_not_possible');
    const person = await withPhoto();
    const [pose = ''] = posesOf(await person.call('verificationAsk'));
    await server.services.db
      .updateTable('members')
      .set({ fictional: true })
      .where('id', '=', person.id)
      .execute();
    expect((await person.call('verificationAsk')).body.error.code).toBe('verification_not_possible');
    expect(codeOf(await uploadSelfie(server, person, pose, await fresh()))).toBe('verification_not_possible');
  });
});

describe('a selfie', () => {
  it('is taken for a pose that was asked for, while it holds', async () => {
    const person = await withPhoto();
    expect(codeOf(await uploadSelfie(server, person, 'cover_ear', await fresh()))).toBe(
      'verification_expired',
    );
    const poses = posesOf(await person.call('verificationAsk'));
    const other = ['cover_ear', 'hold_earlobe', 'touch_nose'].find((pose) => !poses.includes(pose)) ?? '';
    expect(codeOf(await uploadSelfie(server, person, other, await fresh()))).toBe('verification_expired');
    const taken = await uploadSelfie(server, person, poses[0] ?? '', await fresh());
    expect(taken.json().verification.poses.map(({ taken: is }: { taken: boolean }) => is)).toEqual([
      true,
      false,
    ]);
    server.clock.advanceSeconds(600);
    expect(codeOf(await uploadSelfie(server, person, poses[1] ?? '', await fresh()))).toBe(
      'verification_expired',
    );
    expect((await person.call('verificationSubmit')).body.error.code).toBe('verification_expired');
  });

  it('that is a photo on some profile is refused, also made smaller, and mirrored', async () => {
    const [owner, person] = [await server.member(), await withPhoto()];
    const stolen = await fresh();
    await uploadPhoto(server, owner, stolen);
    const [pose = ''] = posesOf(await person.call('verificationAsk'));
    const own = spottedPicture(pictures - 1);
    for (const bytes of [
      stolen,
      await sharp(stolen).resize(400).modulate({ brightness: 1.05 }).webp({ quality: 60 }).toBuffer(),
      await sharp(stolen).flop().jpeg().toBuffer(),
      await own,
    ])
      expect(codeOf(await uploadSelfie(server, person, pose, bytes))).toBe('selfie_is_profile_photo');
    expect(await selfiesOf(person)).toEqual([]);
  });

  it('is taken in thirty times a day, refused ones counted: each answer says what is on some profile', async () => {
    const person = await withPhoto();
    const [pose = ''] = posesOf(await person.call('verificationAsk'));
    const codes = new Set<string | undefined>();
    for (let count = 0; count < 30; count += 1) {
      codes.add(codeOf(await uploadSelfie(server, person, pose, Buffer.from('no picture'))));
      server.clock.advanceSeconds(10);
    }
    expect([...codes]).toEqual(['photo_invalid']);
    expect(codeOf(await uploadSelfie(server, person, pose, await fresh()))).toBe('too_many_requests');
  });

  it('serves once: neither for the other pose, mirrored or not, nor for somebody else', async () => {
    const [person, friend] = [await withPhoto(), await withPhoto()];
    const [first = '', second = ''] = posesOf(await person.call('verificationAsk'));
    const bytes = await fresh();
    expect((await uploadSelfie(server, person, first, bytes)).statusCode).toBe(200);
    expect(codeOf(await uploadSelfie(server, person, second, bytes))).toBe('selfie_repeated');
    const mirrored = await sharp(bytes).flop().jpeg().toBuffer();
    expect(codeOf(await uploadSelfie(server, person, second, mirrored))).toBe('selfie_repeated');
    const [pose = ''] = posesOf(await friend.call('verificationAsk'));
    expect(codeOf(await uploadSelfie(server, friend, pose, bytes))).toBe('selfie_repeated');
    // Taken again for its own pose it is in its own place.
    expect((await uploadSelfie(server, person, first, bytes)).statusCode).toBe(200);
  });

  it('is taken once for its key, and gives way to the next one with its file', async () => {
    const person = await withPhoto();
    const [pose = ''] = posesOf(await person.call('verificationAsk'));
    const [bytes, key] = [await fresh(), randomUUID()];
    for (const again of [1, 2])
      expect((await uploadSelfie(server, person, pose, bytes, key)).statusCode, `${again}`).toBe(200);
    expect(codeOf(await uploadSelfie(server, person, pose, await fresh(), key))).toBe(
      'idempotency_key_reused',
    );
    const [before] = await selfiesOf(person);
    await uploadSelfie(server, person, pose, await fresh());
    server.clock.advanceSeconds(700);
    await server.work();
    const [after] = await selfiesOf(person);
    const { storage } = server.services;
    expect([await storage.has(before?.name ?? ''), await storage.has(after?.name ?? '')]).toEqual([
      false,
      true,
    ]);
  });

  it('is neither a picture of one colour nor no picture at all', async () => {
    const person = await withPhoto();
    const [pose = ''] = posesOf(await person.call('verificationAsk'));
    const plain = sharp({ create: { width: 600, height: 800, channels: 3, background: '#111111' } }).jpeg();
    for (const bytes of [await plain.toBuffer(), Buffer.from('no picture')])
      expect(codeOf(await uploadSelfie(server, person, pose, bytes))).toBe('photo_invalid');
  });

  it('has no metadata, no second size, and no address, whoever asks', async () => {
    const person = await withPhoto();
    const [pose = ''] = posesOf(await person.call('verificationAsk'));
    const bytes = await sharp(await fresh())
      .withExif({ IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .jpeg()
      .toBuffer();
    await uploadSelfie(server, person, pose, bytes);
    server.clock.advanceSeconds(1200);
    await server.work();
    const [selfie] = await selfiesOf(person);
    const name = selfie?.name ?? '';
    const { storage } = server.services;
    const { exif, format } = await sharp(await storage.read(name)).metadata();
    expect([exif, format]).toEqual([undefined, 'webp']);
    expect(await storage.has(avifNameOf(name))).toBe(false);
    const [premium, other] = [await withPhoto(), await server.member()];
    await server.pay(premium);
    const { photos } = (await person.call('photos')).body;
    expect(JSON.stringify([photos, await stateOf(person)])).not.toContain(name);
    for (const url of [
      `/photos/${name}`,
      `/photos/${avifNameOf(name)}`,
      `/photos/locked/${name}/full/1/x`,
      `/api/verification-selfie.php?pose=${pose}`,
    ])
      for (const viewer of [undefined, person, premium, other]) {
        const headers = { host: 'localhost', ...(viewer ? { cookie: viewer.cookies() } : {}) };
        const { statusCode, rawPayload } = await server.app.inject({ url, headers });
        expect([404, 405], url).toContain(statusCode);
        expect(rawPayload.length).toBeLessThan(1000);
      }
  });
});

describe('judging', () => {
  it('gives the mark to who was sent in, once, tells the member, and deletes the selfies', async () => {
    const person = await withPhoto();
    const number = await sendIn(person);
    const names = (await selfiesOf(person)).map(({ name }) => name);
    expect(names).toHaveLength(2);
    expect(await isMarked(person)).toEqual([false, false]);
    expect((await person.call('verificationAsk')).body.error.code).toBe('verification_not_needed');
    const judged = await Promise.all([approve(number), approve(number), approve(number)]);
    expect(judged.filter((one) => one === 'done')).toHaveLength(1);
    expect(await isMarked(person)).toEqual([true, true]);
    expect(await stateOf(person)).toMatchObject({ state: 'verified', reason: null, poses: [] });
    expect(await selfiesOf(person)).toEqual([]);
    await server.work();
    for (const name of names) expect(await server.services.storage.has(name)).toBe(false);
    const mails = await server.services.db
      .selectFrom('development_mails')
      .select('subject')
      .where('recipient', '=', person.email)
      .execute();
    expect(mails.filter(({ subject }) => /checked/.test(subject))).toHaveLength(1);
    expect(await rowOf(person)).toMatchObject({ judged_by: 'olga', judged_at: new Date(server.clock.now()) });
  });

  it('can be done once, and refused ones may try again', async () => {
    const person = await withPhoto();
    const number = await sendIn(person);
    expect(await refuse(number)).toBe('done');
    expect(await approve(number)).toEqual({ is: 'refused' });
    expect(await stateOf(person)).toMatchObject({ state: 'refused', reason: 'pose_not_seen', not_now: null });
    expect(await isMarked(person)).toEqual([false, false]);
    const second = await sendIn(person);
    expect(await approve(number)).toBe('not there');
    expect(await approve(second)).toBe('done');
    expect(await approve(second)).toEqual({ is: 'verified' });
    expect(await isMarked(person)).toEqual([true, true]);
  });

  it('is not for what was not sent in', async () => {
    const person = await withPhoto();
    await person.call('verificationAsk');
    expect((await person.call('verificationSubmit')).body.error.code).toBe('verification_incomplete');
    expect(await approve((await rowOf(person)).number)).toEqual({ is: 'asked' });
    expect(await approve(999_999)).toBe('not there');
    expect(await approve(-1)).toBe('not there');
  });

  it('is for who has waited longest first', async () => {
    const numbers: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      numbers.push(await sendIn(await withPhoto()));
      server.clock.advanceSeconds(60);
    }
    const line = (await listWaiting(server.services.db)).map(({ number }) => number);
    expect(line.filter((number) => numbers.includes(number))).toEqual(numbers);
  });

  it('is sent in once, however many ask at once', async () => {
    const person = await withPhoto();
    await takeBoth(person);
    const answers = await Promise.all(Array.from({ length: 4 }, () => person.call('verificationSubmit')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(body.error.code).toBe('verification_not_needed');
  });

  it('shows both selfies and the main photo in files for one reader, and notes who opened them', async () => {
    const person = await withPhoto();
    const number = await sendIn(person);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vesper-selfies-'));
    try {
      const target = path.join(folder, 'case');
      const files = await showSelfies(server.services, number, target, 'olga');
      expect(files).toEqual([
        'main-photo.webp',
        expect.stringMatching(/^selfie-1-/),
        expect.stringMatching(/^selfie-2-/),
      ]);
      expect(await readdir(target)).toHaveLength(3);
      expect((await stat(path.join(target, 'main-photo.webp'))).mode & 0o077).toBe(0);
      expect((await rowOf(person)).opened_by).toBe('olga');
      await refuse(number);
      expect(await showSelfies(server.services, number, target, 'olga')).toBeNull();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('another main photo', () => {
  it.each(['another', 'removed'] as const)('takes the mark away at once: %s', async (how) => {
    const person = await withPhoto();
    await uploadPhoto(server, person, await fresh());
    const [main, second] = (await person.call('photos')).body.photos;
    // One that is no main photo changes nothing, nor the main photo chosen again.
    await approve(await sendIn(person));
    await person.call('photoMain', { body: { id: main.id } });
    expect(await isMarked(person)).toEqual([true, true]);
    if (how === 'another') await person.call('photoMain', { body: { id: second.id } });
    else await person.call('photoRemove', { body: { id: main.id } });
    expect(await isMarked(person)).toEqual([false, false]);
    expect(await stateOf(person)).toMatchObject({ state: 'withdrawn', reason: 'photo_changed' });
    if (how === 'removed') return;
    await person.call('photoMain', { body: { id: main.id } });
    expect(await isMarked(person)).toEqual([false, false]);
  });

  it('takes the mark away as well where it was the only one', async () => {
    const person = await withPhoto();
    await approve(await sendIn(person));
    const [{ id }] = (await person.call('photos')).body.photos;
    await person.call('photoRemove', { body: { id } });
    expect(await isMarked(person)).toEqual([false, false]);
    expect(await stateOf(person)).toMatchObject({ state: 'withdrawn', reason: 'photo_changed' });
  });

  it('ends what waits, which can not be approved any more', async () => {
    const person = await withPhoto();
    const number = await sendIn(person);
    await uploadPhoto(server, person, await fresh());
    const { photos } = (await person.call('photos')).body;
    await person.call('photoMain', { body: { id: photos[1].id } });
    expect(await selfiesOf(person)).toEqual([]);
    expect(await approve(number)).toEqual({ is: 'withdrawn' });
    expect(await isMarked(person)).toEqual([false, false]);
  });

  it('is noticed by who approves, whichever way it came', async () => {
    const person = await withPhoto();
    const number = await sendIn(person);
    await server.services.db
      .updateTable('photos')
      .set({ main: false })
      .where('member_id', '=', person.id)
      .execute();
    expect(await approve(number)).toBe('photo changed');
    expect(await isMarked(person)).toEqual([false, false]);
  });

  it('never leaves a mark behind when it comes with the approval', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await withPhoto();
      await uploadPhoto(server, person, await fresh());
      const { photos } = (await person.call('photos')).body;
      const number = await sendIn(person);
      await Promise.all([approve(number), person.call('photoMain', { body: { id: photos[1].id } })]);
      expect(await isMarked(person)).toEqual([false, false]);
    }
  });

  it('between asking and sending in is a refusal', async () => {
    const person = await withPhoto();
    await takeBoth(person);
    await uploadPhoto(server, person, await fresh());
    const { photos } = (await person.call('photos')).body;
    await person.call('photoMain', { body: { id: photos[1].id } });
    expect((await person.call('verificationSubmit')).body.error.code).toBe('verification_photo_changed');
    await person.call('verificationAsk');
    expect((await person.call('verificationSubmit')).body.verification.state).toBe('submitted');
  });
});

describe('selfies go', () => {
  it('when the member takes them back, and the mark too', async () => {
    const person = await withPhoto();
    await sendIn(person);
    expect((await person.call('verificationWithdraw')).body.verification).toMatchObject({
      state: 'withdrawn',
      reason: 'by_member',
    });
    expect(await selfiesOf(person)).toEqual([]);
    await approve(await sendIn(person));
    await person.call('verificationWithdraw');
    expect(await isMarked(person)).toEqual([false, false]);
  });

  it('after a month unjudged, and as soon as poses expire', async () => {
    const [waiting, gone] = [await withPhoto(), await withPhoto()];
    await sendIn(waiting);
    await takeBoth(gone);
    server.clock.advanceSeconds(601);
    await forgetSelfies(server.services);
    expect([(await selfiesOf(waiting)).length, (await selfiesOf(gone)).length]).toEqual([2, 0]);
    server.clock.advanceSeconds(30 * 24 * 3600);
    await forgetSelfies(server.services);
    expect(await selfiesOf(waiting)).toEqual([]);
    expect(await rowOf(waiting)).toMatchObject({ state: 'withdrawn', reason: 'not_judged' });
  });

  it('with the account', async () => {
    const person = await withPhoto();
    const number = await sendIn(person);
    const { verification } = JSON.parse(JSON.stringify(await exported(person)));
    expect(verification).toMatchObject({ state: 'submitted', selfies: [{}, {}] });
    expect(JSON.stringify(verification)).not.toMatch(/webp|look|olga/);
    await person.call('accountDelete', { body: { password: 'a long walk by the sea', reason: '' } });
    const { status } = await server.services.db
      .selectFrom('members')
      .select('status')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('deleted');
    expect(await selfiesOf(person)).toEqual([]);
    expect(await approve(number)).toEqual({ is: 'withdrawn' });
    server.clock.advanceSeconds(15 * 24 * 3600);
    await purgeDeleted(server.services);
    const left = await server.services.db
      .selectFrom('verifications')
      .select('state')
      .where('member_id', '=', person.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('and a site that switches it off takes no more', async () => {
    const person = await withPhoto();
    await takeBoth(person);
    await setRules(server, {});
    expect((await person.call('verificationSubmit')).body.error.code).toBe('verification_not_possible');
    await setRules(server, { verifiedMembers: true });
  });
});

const exported = async (person: Person): Promise<Record<string, unknown>> => {
  const { services } = server;
  const found: Record<string, unknown> = {};
  const site = await services.sites.findByHost('localhost', true);
  const member = await services.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  for (const subject of services.subjects)
    if (subject.name === 'verification')
      Object.assign(found, await subject.exportData?.(services, { site, member } as never));
  return found;
};
