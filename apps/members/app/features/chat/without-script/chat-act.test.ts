// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { actOnChat, chatIntents } from './chat-act.ts';
import { olderIn } from './older-page.ts';

const form = (intent: string): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ intent, conversation: 'c1', member: 'm1', key: 'k' }))
    data.set(name, value);
  return data;
};

it('does with the conversation what is asked for, and says whether it stays open', async () => {
  const { api, calls } = fakeApi({
    chatUpdate: () => ({ ok: true }),
    chatRemove: () => ({ ok: true }),
    block: () => ({ ok: true }),
  });
  const stays: (boolean | undefined)[] = [];
  for (const intent of chatIntents) stays.push((await actOnChat(api, form(intent)))?.stays);
  expect(stays).toEqual([false, false, true, true, false, false]);
  expect(calls).toMatchObject([
    { name: 'chatUpdate', body: { conversation: 'c1', archived: true } },
    { name: 'chatUpdate', body: { conversation: 'c1', archived: false } },
    { name: 'chatUpdate', body: { conversation: 'c1', muted: true } },
    { name: 'chatUpdate', body: { conversation: 'c1', muted: false } },
    { name: 'chatRemove', body: { conversation: 'c1' } },
    { name: 'block', body: { member: 'm1' }, key: 'block-k' },
  ]);
});

it('leaves the form that sends words alone', async () => {
  expect(await actOnChat({} as Api, form(''))).toBeNull();
});

it('takes a page of older messages by a whole number above nothing', () => {
  const before = (value: string): number | null => olderIn(new URL(`http://site.test/chat?before=${value}`));
  expect(before('21')).toBe(21);
  expect(['', '0', '-1', '1.5', 'x', '1e3'].map(before)).toEqual([null, null, null, null, null, null]);
});
