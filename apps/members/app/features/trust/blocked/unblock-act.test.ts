// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { readBlockedPage } from './blocked-page.ts';
import { actOnBlocked, unblockedOf, unblockIntent } from './unblock-act.ts';

const form = (intent: string): FormData => {
  const data = new FormData();
  data.set('intent', intent);
  return data;
};

it('unblocks whom the form names', async () => {
  const { api, calls } = fakeApi({ unblock: () => ({ ok: true }) });
  expect(await actOnBlocked(api, form(unblockIntent('m1')))).toMatchObject({
    intent: 'unblock:m1',
    refused: null,
  });
  expect(calls).toEqual([{ name: 'unblock', body: { member: 'm1' } }]);
});

it('hands over a refusal', async () => {
  const { api } = fakeApi({ unblock: () => refuse('too_many_requests') });
  const result = await actOnBlocked(api, form(unblockIntent('m1')));
  expect(result?.refused?.code).toBe('too_many_requests');
});

it('does nothing for a form that is none of its own', async () => {
  expect(await actOnBlocked({} as Api, form('block'))).toBeNull();
});

it('reads the list page by page', async () => {
  const { api, calls } = fakeApi({ blocks: () => ({ blocked: [], next_cursor: 'c2' }) });
  expect(await readBlockedPage(api, null)).toEqual({ people: [], next: 'c2' });
  await readBlockedPage(api, 'c2');
  expect(calls.map(({ query }) => query)).toEqual([{}, { cursor: 'c2' }]);
});

it('knows by the form whom it has unblocked, where it has', async () => {
  const named = form(unblockIntent('m1'));
  named.set('name', 'Paul');
  const { api } = fakeApi({ unblock: () => ({ ok: true }) });
  const done = await actOnBlocked(api, named);
  expect(unblockedOf(done ?? undefined)).toBe('Paul');
  const { api: busy } = fakeApi({ unblock: () => refuse('too_many_requests') });
  const refused = await actOnBlocked(busy, named);
  expect(unblockedOf(refused ?? undefined)).toBeNull();
  expect(unblockedOf(undefined)).toBeNull();
  expect(unblockedOf({ intent: 'report:m1', typed: { name: 'Paul' }, refused: null, done: null })).toBeNull();
});
