import { expect, it } from 'vitest';
import { notProvided, refusalOf } from './refusal.ts';

it('reads our codes off an error and nothing else', () => {
  expect(refusalOf({ code: 'email_taken', fields: { email: 'email_taken', odd: 3 } })).toEqual({
    code: 'email_taken',
    fields: { email: 'email_taken' },
  });
  for (const error of [null, 'email_taken', new Error('x'), { code: 'ERR_NETWORK' }, { code: 500 }]) {
    expect(refusalOf(error)).toEqual({ code: 'unknown_error', fields: {} });
  }
});

it('says which actor the app forgot', async () => {
  await expect(notProvided('load')).rejects.toThrow('actor_not_provided: load');
});
