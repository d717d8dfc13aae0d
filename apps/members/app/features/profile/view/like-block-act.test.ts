// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { describe, expect, it } from 'vitest';
import { actOnMember } from './like-block-act.ts';

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

describe('actOnMember', () => {
  it('likes with a key of its own and tells of a match', async () => {
    const { api, calls } = setUp(() => ({ match: true }));
    const result = await actOnMember(api, 'm1', form({ intent: 'like', key: 'k' }));
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
    const result = await actOnMember(api, 'm1', form({ intent: 'like', key: 'k' }));
    expect(result.refused).toEqual({ code: 'blocked_by_member', params: { name: 'Ada' } });
  });

  it('does nothing for a wish it does not know', async () => {
    const { api, calls } = setUp(() => ({}));
    await actOnMember(api, 'm1', form({ intent: 'marry' }));
    expect(calls).toEqual([]);
  });
});
