import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noNotifications, readNotificationPreferences } from '@vesper/domain';
import { pushMessage } from '../push/jobs.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

/** What those are told about who have said nothing. */
const defaults = readNotificationPreferences(undefined);
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const set = (person: Person, body: object) => person.call('notificationsUpdate', { body });
const isFound = async (person: Person) => {
  const row = await server.services.db
    .selectFrom('search_profiles')
    .select('member_id')
    .where('member_id', '=', person.id)
    .executeTakeFirst();
  return row !== undefined;
};
const profileOf = async (viewer: Person, person: Person) =>
  (await viewer.call('profile', { query: { id: person.id } })).body.profile;

describe('notification settings', () => {
  it('start from the product’s defaults and keep what was not said', async () => {
    const person = await server.member();
    const first = await person.call('notifications');
    expect(first.body.notifications).toEqual({
      preferences: defaults,
      invisible: false,
      auto_like: false,
      on_public_pages: false,
      read_receipts: true,
      paused: false,
      new_email: null,
    });
    await set(person, { preferences: noNotifications, auto_like: true });
    const { body } = await set(person, { invisible: true });
    expect(body.notifications).toEqual({
      preferences: noNotifications,
      invisible: true,
      auto_like: true,
      on_public_pages: false,
      read_receipts: true,
      paused: false,
      new_email: null,
    });
    expect((await person.call('notifications')).body.notifications).toEqual(body.notifications);
    expect((await set(person, {})).body.notifications).toEqual(body.notifications);
  });

  it('hide who is invisible or on a break, until they come back', async () => {
    const person = await server.member();
    for (const change of ['invisible', 'paused'] as const) {
      expect(await isFound(person)).toBe(true);
      await set(person, { [change]: true });
      expect(await isFound(person)).toBe(false);
      await set(person, { [change]: false });
    }
    expect(await isFound(person)).toBe(true);
    await set(person, { paused: true });
    await set(person, { invisible: true });
    await set(person, { invisible: false });
    expect(await isFound(person)).toBe(false);
    const { body } = await set(person, {});
    expect(body.user.paused).toBe(true);
  });

  it('let nobody appear over and over, and everybody hide at any time', async () => {
    const person = await server.member();
    const appear = async () => (await set(person, { invisible: false })).status;
    for (let count = 0; count < 30; count += 1) {
      await set(person, count % 2 === 0 ? { invisible: true } : { paused: true });
      const shown = await set(person, { invisible: false, paused: false });
      expect(shown.status).toBe(200);
    }
    expect((await set(person, { invisible: true })).status).toBe(200);
    expect([await appear(), await isFound(person)]).toEqual([429, false]);
    server.clock.advanceSeconds(3500);
    expect(await appear()).toBe(429);
    server.clock.advanceSeconds(101);
    expect([await appear(), await isFound(person)]).toEqual([200, true]);
  });

  it('may be changed as often as one likes by who is seen', async () => {
    const person = await server.member();
    for (let count = 0; count < 32; count += 1)
      expect((await set(person, { read_receipts: count % 2 === 0 })).status).toBe(200);
  });

  it('show who is on a break to nobody but those in a conversation, and these as online', async () => {
    const [person, friend, stranger] = [await server.member(), await server.member(), await server.member()];
    await server.pay(friend);
    await friend.call('chatSend', { body: { member: person.id, kind: 'text', text: 'Good evening' } });
    expect((await profileOf(stranger, person)).online).toBe(true);
    await set(person, { paused: true });
    expect(await profileOf(stranger, person)).toBeUndefined();
    expect((await profileOf(friend, person)).online).toBe(true);
  });

  it('keep the beginning of a break that goes on', async () => {
    const person = await server.member();
    const pausedAt = async () =>
      (
        await server.services.db
          .selectFrom('members')
          .select('paused_at')
          .where('id', '=', person.id)
          .executeTakeFirstOrThrow()
      ).paused_at;
    await set(person, { paused: true });
    const began = await pausedAt();
    server.clock.advanceSeconds(60);
    await set(person, { paused: true });
    expect(await pausedAt()).toEqual(began);
  });

  it('send mails again after they had stopped', async () => {
    const person = await server.member();
    await server.services.db
      .updateTable('members')
      .set({ notifications_disabled: ['fbl', 'bounce'] })
      .where('id', '=', person.id)
      .execute();
    expect((await person.call('user')).body.user.notifications_disabled).toEqual(['fbl', 'bounce']);
    expect((await set(person, { mail_again: true })).body.user.notifications_disabled).toEqual([]);
  });

  it('are asked before a push notice is sent', async () => {
    const [person, friend] = [await server.member(), await server.member()];
    await server.pay(friend);
    const sent = await friend.call('chatSend', {
      body: { member: person.id, kind: 'text', text: 'Good evening' },
    });
    // A push service that nobody answers at: whoever tries to send fails.
    await person.call('pushSubscribe', {
      body: {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/nobody',
        keys: { p256dh: 'not a key', auth: 'nor this' },
      },
    });
    const payload = { member: person.id, sender: friend.id, conversation: sent.body.conversation.id };
    const push = () =>
      pushMessage(server.services, payload).then(
        () => 'quiet',
        () => 'sent',
      );
    expect(await push()).toBe('sent');
    await set(person, { paused: true });
    expect(await push()).toBe('quiet');
    await set(person, { paused: false });
    expect(await push()).toBe('sent');
    const { message, ...rest } = defaults;
    await set(person, { preferences: { ...rest, message: { ...message, push: false } } });
    expect(await push()).toBe('quiet');
  });

  it('have the pages of the site fall whenever somebody may be shown again who lets themselves be', async () => {
    const [person, shy] = [await server.member(), await server.member()];
    let heard: unknown[] = [];
    server.services.live.onChanged((ids) => heard.push(...ids));
    const { site_id: site } = await server.services.db
      .selectFrom('members')
      .select('site_id')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const steps: readonly [Person, object, boolean][] = [
      [person, { on_public_pages: true }, true],
      [person, { paused: true }, false],
      [person, { paused: false }, true],
      [person, { invisible: true }, false],
      [person, { invisible: false }, true],
      [shy, { invisible: true }, false],
      [shy, { invisible: false }, false],
    ];
    for (const [whose, change, isHeard] of steps) {
      heard = [];
      await set(whose, change);
      expect(heard).toContain(whose.id);
      expect(heard.includes(site), JSON.stringify(change)).toBe(isHeard);
    }
  });

  it('are refused to visitors, and with what is none', async () => {
    expect((await server.visitor().call('notifications')).body.error.code).toBe('authentication_required');
    const person = await server.member();
    expect((await set(person, { paused: 'yes' })).status).toBe(422);
    expect((await set(person, { mail_again: false })).status).toBe(422);
  });
});

it('changes the kinds that are named, and leaves the others', async () => {
  const person = await server.member();
  const off = { mail: false, push: false };
  await set(person, { preferences: { like: off } });
  const { body } = await set(person, { preferences: { match: off } });
  expect(body.notifications.preferences).toEqual({ ...defaults, like: off, match: off });
});
