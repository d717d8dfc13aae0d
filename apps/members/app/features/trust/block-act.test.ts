// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { expect, it, vi } from 'vitest';
import { outcomeOf } from '../../testing/route-arguments.ts';
import { actOnTrust } from './block-act.ts';

const setUp = (answer: () => unknown) => {
  const call = vi.fn(async () => answer());
  return { call, api: { call } as unknown as Api };
};

const form = (intent: string): FormData => {
  const data = new FormData();
  data.set('intent', intent);
  data.set('key', 'k');
  return data;
};

const page = { locale: 'nl', path: '/likes/m/m1' } as const;

it('blocks with a key of its own, after which there is nothing more to see', async () => {
  const { api, call } = setUp(() => ({ ok: true }));
  expect(await actOnTrust(api, 'm1', form('block'), page)).toEqual({
    match: false,
    refused: null,
    blocked: true,
  });
  expect(call.mock.calls).toEqual([['block', { body: { member: 'm1' }, key: 'block-k' }]]);
});

it('leads whose session is over to login and back, and blocks nobody then', async () => {
  const { api } = setUp(() => {
    throw Object.assign(new Error('x'), { name: 'CallError', code: 'authentication_required' });
  });
  const where = await outcomeOf(() => actOnTrust(api, 'm1', form('block'), page));
  expect(where).toBe('/nl/login?next=%2Flikes%2Fm%2Fm1');
});

it('hands over a refusal', async () => {
  const { api } = setUp(() => {
    throw Object.assign(new Error('x'), { name: 'CallError', code: 'member_not_found', params: {} });
  });
  const result = await actOnTrust(api, 'm1', form('block'), page);
  expect(result).toEqual({ match: false, refused: { code: 'member_not_found', params: {} }, blocked: false });
});

it('does nothing for a wish that is none of its own', async () => {
  const { api, call } = setUp(() => ({}));
  expect(await actOnTrust(api, 'm1', form('like'), page)).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
