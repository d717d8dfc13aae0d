import { expect, it } from 'vitest';
import { throwListRefusal } from './thrown-refusal.ts';

const refusal = (fields: Readonly<Record<string, string>>): Error =>
  Object.assign(new Error('refused'), { name: 'CallError', code: 'invalid_request', status: 422, fields });

/** What a loader of a list at this address throws. */
const thrown = (address: string, error: Error): unknown => {
  try {
    return throwListRefusal(new URL(address, 'https://vesper.test'))(error);
  } catch (result) {
    return result;
  }
};

it.each([
  ['/members?cursor=cut', '/members'],
  ['/de/members?country=DE&cursor=cut&gender=male', '/de/members?country=DE&gender=male'],
])('an address whose cursor leads nowhere leads to where the list begins: %s', (address, beginning) => {
  const answer = thrown(address, refusal({ cursor: 'invalid' })) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, beginning]);
});

it.each([
  ['/members?cursor=fine', { country: 'invalid' }],
  ['/members', { cursor: 'invalid' }],
])('whatever else cannot be is a page that does not exist: %s %j', (address, fields) => {
  expect(thrown(address, refusal(fields))).toMatchObject({ init: { status: 404 } });
});
