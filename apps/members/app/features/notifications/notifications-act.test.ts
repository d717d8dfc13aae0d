import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { actOnNotifications } from './notifications-act.ts';

const bodyOf = async (entries: readonly (readonly [string, string])[]) => {
  const { api, callsOf } = fakeApi({ notificationsUpdate: () => ({}) });
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  await actOnNotifications(api, form);
  return callsOf('notificationsUpdate')[0]?.body;
};

it('saves the switches that were changed, on or off, and no others', async () => {
  const body = await bodyOf([
    ['intent', 'seen'],
    ['invisible', 'on'],
    ['changed', 'invisible'],
    ['changed', 'paused'],
  ]);
  expect(body).toEqual({ invisible: true, paused: false });
});

it('saves all of them where the form does not say which were changed', async () => {
  const body = await bodyOf([
    ['intent', 'seen'],
    ['read_receipts', 'on'],
  ]);
  expect(body).toEqual({
    invisible: false,
    auto_like: false,
    on_public_pages: false,
    read_receipts: true,
    paused: false,
  });
});

it('saves both channels of the kinds that were changed, and no other kind', async () => {
  const body = await bodyOf([
    ['intent', 'told'],
    ['told_like_push', 'on'],
    ['changed', 'told_like_mail'],
    ['changed', 'told_like_push'],
  ]);
  expect(body).toEqual({ preferences: { like: { mail: false, push: true } } });
});
