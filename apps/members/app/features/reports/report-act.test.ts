// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { actOnListedReport, actOnReport, isListedReport, listedReportIntent } from './report-act.ts';

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ intent: 'report', key: 'k', ...fields }))
    data.set(name, value);
  return data;
};

it('reports the member with the words that were typed, under the key of the page', async () => {
  const { api, calls } = fakeApi({ report: () => ({ receipt: 'C3D4-F6H7', is_repeat: false }) });
  const result = await actOnReport(api, 'm1', form({ category: 'money', words: 'He asks for money.' }));
  expect(result?.done).toEqual({ receipt: 'C3D4-F6H7', is_repeat: false });
  expect(calls).toMatchObject([
    {
      name: 'report',
      key: 'report-k',
      body: { member: 'm1', category: 'money', messages: [], words: 'He asks for money.' },
    },
  ]);
});

it('asks for what is wrong before any call, and keeps the words', async () => {
  for (const category of ['', 'nonsense']) {
    const result = await actOnReport({} as Api, 'm1', form({ category, words: 'Money' }));
    expect(result?.refused?.fields).toHaveProperty('category');
    expect(result?.typed['words']).toBe('Money');
  }
});

it('hands over a refusal, and leaves other forms alone', async () => {
  const { api } = fakeApi({ report: () => refuse('too_many_reports') });
  const result = await actOnReport(api, 'm1', form({ category: 'money' }));
  expect(result?.refused?.code).toBe('too_many_reports');
  expect(await actOnReport({} as Api, 'm1', form({ intent: 'block' }))).toBeNull();
});

it('reports the one of a list whom the form names, and no other form', async () => {
  const { api, calls } = fakeApi({ report: () => ({ receipt: 'C3D4-F6H7', is_repeat: false }) });
  const intent = listedReportIntent('m2');
  const result = await actOnListedReport(api, form({ intent, 'category-m2': 'money', 'words-m2': 'Money.' }));
  expect(calls).toMatchObject([
    { name: 'report', body: { member: 'm2', category: 'money', words: 'Money.' } },
  ]);
  expect(result && isListedReport(result)).toBe(true);
  expect(isListedReport({ intent: 'unblock:m2' })).toBe(false);
  for (const other of ['report', 'unblock:m2'])
    expect(await actOnListedReport({} as Api, form({ intent: other }))).toBeNull();
});
