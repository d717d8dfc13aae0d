// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/route-arguments.ts';
import { actOnLikes } from './like-act.ts';

const setUp = (answer: () => unknown) => {
  const calls: unknown[][] = [];
  const api = {
    call: async (...args: unknown[]) => {
      calls.push(args);
      return answer();
    },
  } as unknown as Api;
  return { api, calls };
};

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const page = { locale: 'nl', path: '/likes/m/m1' } as const;

describe('actOnLikes', () => {
  it('likes with a key of its own and tells of a match', async () => {
    const { api, calls } = setUp(() => ({ match: true }));
    const result = await actOnLikes(api, 'm1', form({ intent: 'like', key: 'k' }), page);
    expect(calls).toEqual([['like', { body: { member: 'm1' }, key: 'like-k' }]]);
    expect(result).toEqual({ match: true, refused: null, blocked: false });
  });

  it('hands over a refusal', async () => {
    const { api } = setUp(() => {
      throw Object.assign(new Error('x'), {
        name: 'CallError',
        code: 'blocked_by_member',
        params: { name: 'Ada' },
      });
    });
    const result = await actOnLikes(api, 'm1', form({ intent: 'like', key: 'k' }), page);
    expect(result?.refused).toEqual({ code: 'blocked_by_member', params: { name: 'Ada' } });
  });

  it.each(['like', 'unlike'])('leads whose session is over to login and back: %s', async (intent) => {
    const { api } = setUp(() => {
      throw Object.assign(new Error('x'), { name: 'CallError', code: 'authentication_required' });
    });
    const where = await outcomeOf(() => actOnLikes(api, 'm1', form({ intent, key: 'k' }), page));
    expect(where).toBe('/nl/login?next=%2Flikes%2Fm%2Fm1&reason=like');
  });

  it('does nothing for a wish it does not know', async () => {
    const { api, calls } = setUp(() => ({}));
    expect(await actOnLikes(api, 'm1', form({ intent: 'marry' }), page)).toBeNull();
    expect(calls).toEqual([]);
  });
});
