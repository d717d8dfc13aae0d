import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { setRules } from './testing/site-rules.ts';
import { freshPicture, memberWithPhoto, sendSelfies } from './testing/uploads/send-selfies.ts';
import { spottedPicture, uploadPhoto, uploadSelfie } from './testing/uploads/upload-photo.ts';
import { saySomeOfAll } from './testing/talk/whole-talk.ts';

const run = promisify(execFile);

/** As operators run them: numbers come as words there. With the embedded database they would have to stop the server. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('the commands of operators', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(path.join(os.tmpdir(), 'vesper-judging-'));
  });
  afterAll(async () => {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  });

  const command = async (
    name: 'photos' | 'verifications' | 'reports',
    ...words: string[]
  ): Promise<string> => {
    const { config } = server.services;
    const env = {
      ...process.env,
      DATABASE_URL: config.databaseUrl ?? '',
      DATA_DIR: config.dataFolder,
      VESPER_MODE: 'development',
      LOG_LEVEL: 'warn',
      PAINT_AHEAD: 'no',
    };
    const file = path.join(import.meta.dirname, `${name}-command.ts`);
    const { stdout } = await run(process.execPath, [file, ...words], { env });
    return stdout;
  };
  /** The number at the head of the member's line. */
  const numberIn = (listed: string, member: string): string =>
    /^ *(\d+) /.exec(listed.split('\n').find((line) => line.includes(member)) ?? '')?.[1] ?? '';

  it('list, show and refuse a photo', async () => {
    const anna = await server.member();
    await uploadPhoto(server, anna, await spottedPicture(901));
    const number = numberIn(await command('photos', 'list'), anna.id);
    expect(number).toMatch(/^\d+$/);
    await command('photos', 'show', number, folder);
    expect(await readdir(folder)).toContain(`photo-${number}.webp`);
    await command('photos', 'refuse', number, '--reason', 'child', '--by', 'Eva');
    const { photos } = (await anna.call('photos')).body;
    expect([photos[0].state, photos[0].refusal]).toEqual(['refused', 'child']);
    await expect(command('photos', 'approve', '0')).rejects.toThrow(/no photo 0/);
  });

  it('list, show and approve selfies', async () => {
    const anna = await server.member();
    await uploadPhoto(server, anna, await spottedPicture(902));
    const { poses } = (await anna.call('verificationAsk')).body.verification as { poses: { pose: string }[] };
    for (const [index, { pose }] of poses.entries())
      await uploadSelfie(server, anna, pose, await spottedPicture(903 + index));
    await anna.call('verificationSubmit');
    const number = numberIn(await command('verifications', 'list'), anna.id);
    await command('verifications', 'show', number, folder);
    expect((await readdir(folder)).filter((file) => file.startsWith('selfie-'))).toHaveLength(2);
    await command('verifications', 'approve', number, '--by', 'Eva');
    expect((await anna.call('user')).body.user.profile.verified).toBe(true);
  });

  it('say of a selfie that somebody else has put on a profile whose it is, and do not approve it', async () => {
    const anna = await memberWithPhoto(server);
    const picture = await freshPicture();
    const number = String(await sendSelfies(server, anna, picture));
    expect(await command('verifications', 'show', number, folder)).not.toContain('on the profile of');
    const bert = await memberWithPhoto(server, picture);
    const whose = new RegExp(`is a picture on the profile of .*${bert.id}`);
    expect(await command('verifications', 'show', number, folder)).toMatch(whose);
    await expect(command('verifications', 'approve', number)).rejects.toThrow(whose);
    expect((await anna.call('verification')).body.verification.state).toBe('refused');
  });

  it('approve nobody on a site that has the mark switched off', async () => {
    const number = String(await sendSelfies(server, await memberWithPhoto(server)));
    await setRules(server, {});
    await expect(command('verifications', 'approve', number)).rejects.toThrow(/switched off/);
    expect(await command('verifications', 'list')).toContain(`${number}  `);
    await setRules(server, { verifiedMembers: true });
    expect(await command('verifications', 'approve', number)).toContain('is verified');
  });

  it('report for a member what a block has ended, and print all of it', async () => {
    const [anna, bert] = [await server.member(), await server.member()];
    const { conversation } = await saySomeOfAll(server, anna, bert);
    await bert.call('block', { body: { member: anna.id } });
    expect(await command('reports', 'ended', anna.email)).toContain(`${conversation}  ended`);
    const receipt = (
      await command('reports', 'open', anna.id, conversation, 'harassment', 'said', 'by', 'mail')
    ).trim();
    expect(receipt).toMatch(/^\w{4}-\w{4}$/);
    const all = await command('reports', 'show', receipt, '--all');
    for (const said of ['"said by mail', 'Taken back', '[gift] rose', '(answers 1) (heart)'])
      expect(all).toContain(said);
  });
});
