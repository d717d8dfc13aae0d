// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loginPathFor, personOf, signupPathFor, wantedOf } from './wanted.ts';

const of = (query: string) => wantedOf(new URLSearchParams(query));
const chat = '/members/018f-1/chat';

describe('what a visitor wanted', () => {
  it.each([
    ['', { next: null, reason: null, receiver: null }],
    ['next=/credits/b25', { next: '/credits/b25', receiver: null }],
    [`next=${chat}&reason=chat`, { next: chat, reason: 'chat', receiver: '018f-1' }],
    [`next=${chat}?gift&reason=gift`, { next: `${chat}?gift`, reason: 'gift', receiver: null }],
    ['to=018f-1', { next: chat, receiver: '018f-1' }],
    ['to=a/../b', { next: '/members/a%2F..%2Fb/chat' }],
    ['next=/chats/c1&reason=whatever', { next: '/chats/c1', reason: null, receiver: null }],
    ['next=//elsewhere.example', { next: null, receiver: null }],
  ])('is read off %j', (query, wanted) => expect(of(query)).toMatchObject(wanted));

  it.each([
    '',
    'next=/credits',
    `next=${chat}&reason=chat`,
    'to=018f-1',
    'to=018f-1&next=/likes&reason=like',
    `next=${encodeURIComponent(`${chat}?gift`)}&reason=gift`,
  ])('comes back the same from signup to login to signup: %s', (query) => {
    const throughLogin = of(new URL(loginPathFor(of(query)), 'https://a.test').search);
    const { next, reason, receiver } = of(query);
    expect(throughLogin).toMatchObject({ next, reason: reason ?? (receiver && 'chat') });
    expect(of(new URL(signupPathFor(of(query)), 'https://a.test').search)).toEqual(of(query));
  });

  it.each([
    [`next=${chat}&reason=chat`, '018f-1'],
    [`next=${chat}?gift&reason=gift`, '018f-1'],
    ['next=/members/018f-1&reason=like', '018f-1'],
    ['next=/likes', null],
  ])('is about the person whom %j names', (query, person) => expect(personOf(of(query))).toBe(person));
});
