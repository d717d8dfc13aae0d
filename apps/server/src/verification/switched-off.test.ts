import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { setRules } from '../testing/site-rules.ts';
import { memberWithPhoto, sendSelfies } from '../testing/uploads/send-selfies.ts';
import { judgeVerification } from './judge.ts';
import { showSelfies } from './show-selfies.ts';
import { listWaiting } from './waiting-repository.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const judge = (number: number, event: 'approve' | 'refuse') =>
  judgeVerification(
    server.services,
    number,
    event === 'approve' ? { event } : { event, reason: 'pose_not_seen' },
    'olga',
  );

it('no answer says verified while the site has the mark switched off, and it is there again afterwards', async () => {
  const [person, viewer] = [await memberWithPhoto(server), await server.member()];
  await judge(await sendSelfies(server, person), 'approve');
  await person.call('like', { body: { member: viewer.id } });
  await viewer.call('like', { body: { member: person.id } });
  const sent = { member: person.id, kind: 'text', text: 'Good morning' };
  expect((await viewer.call('chatSend', { body: sent, key: randomUUID() })).status).toBe(200);
  const answers = async () => [
    await viewer.call('profile', { query: { id: person.id } }),
    await viewer.call('search', { query: {} }),
    await viewer.call('chats'),
    await viewer.call('chat', { query: { member: person.id } }),
    await viewer.call('chatSearch', { query: { q: 'morning' } }),
    await viewer.call('likes', { query: { kind: 'matches' } }),
    await viewer.call('transactions'),
    await person.call('user'),
    await person.call('profileUpdate', { body: { about_me: 'I walk a lot.' } }),
    await person.call('verification'),
  ];
  const said = async () =>
    (await answers()).map(({ body }) => /"verified":true|"verified"[^:]/.test(JSON.stringify(body)));
  const isThere = await said();
  expect(isThere.filter(Boolean).length).toBeGreaterThan(7);
  await setRules(server, {});
  expect(await said()).toEqual(isThere.map(() => false));
  await setRules(server, { verifiedMembers: true });
  expect(await said()).toEqual(isThere);
});

it('nobody is verified on a site with the switch off; what waits can be seen, refused, and approved later', async () => {
  const numbers = [
    await sendSelfies(server, await memberWithPhoto(server)),
    await sendSelfies(server, await memberWithPhoto(server)),
  ] as const;
  await setRules(server, {});
  expect(await judge(numbers[0], 'approve')).toBe('switched off');
  const listed = (await listWaiting(server.services.db)).map(({ number }) => number);
  expect(listed).toEqual(expect.arrayContaining([...numbers]));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vesper-off-'));
  try {
    expect(await showSelfies(server.services, numbers[0], folder, 'olga')).toHaveLength(3);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await judge(numbers[1], 'refuse')).toBe('done');
  await setRules(server, { verifiedMembers: true });
  expect(await judge(numbers[0], 'approve')).toBe('done');
});
