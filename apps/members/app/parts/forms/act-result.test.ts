import { CallError } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { actResult, refuseFields } from './act-result.ts';

const form = (): FormData => {
  const typed = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'codes-confirm',
    email: 'ada@example.org',
    password_s1: 'three quiet words',
    code: '123456',
    key: 'a-key-of-the-request',
  }))
    typed.set(name, value);
  typed.set('photo', new File(['x'], 'a.jpg'));
  return typed;
};
const typed = { intent: 'codes-confirm', email: 'ada@example.org' };

it('gives back what was typed, but nothing secret and no file', async () => {
  expect(await actResult(form(), async () => 'done')).toEqual({
    intent: 'codes-confirm',
    refused: null,
    typed,
    done: 'done',
  });
  expect(refuseFields(form(), { email: 'required' }).typed).toEqual(typed);
});

it('says of a refused call which field of the form it was', async () => {
  const refuse = async () => {
    throw new CallError('invalid_request', 422, { fields: { password: 'password_wrong', code: 'required' } });
  };
  const { refused, done } = await actResult(form(), refuse, { password: 'password_s1' });
  expect([refused?.fields, done]).toEqual([{ password_s1: 'password_wrong', code: 'required' }, null]);
});
