import { describe, expect, it } from 'vitest';
import { toCard } from './card.ts';
import type { Member } from './repository.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const clock = { now: () => now } as unknown as Parameters<typeof toCard>[0]['clock'];

const sites = { hasVerifiedMembers: () => false } as unknown as Parameters<typeof toCard>[0]['sites'];

const member = (change: Partial<Member>): Member =>
  ({
    id: 'm',
    name: 'Grace',
    birth_date: '1968-02-03',
    status: 'active',
    signup_at: new Date(0),
    last_seen_at: new Date(now - 60_000),
    invisible: false,
    paused_at: null,
    fictional: false,
    automatic: false,
    ...change,
  }) as Member;

describe('the mark "online" of a card', () => {
  const isOnline = (change: Partial<Member>, inConversation = false): boolean =>
    toCard({ clock, sites }, member(change), null, { inConversation }).online;

  it('is of members who were here a moment ago', () => {
    expect(isOnline({})).toBe(true);
    expect(isOnline({ last_seen_at: new Date(now - 301_000) })).toBe(false);
  });

  it('is not told of who does not want to be seen, except in a conversation', () => {
    expect([isOnline({ invisible: true }), isOnline({ invisible: true }, true)]).toEqual([false, true]);
  });

  it('is of no fictional profile that nobody answers for', () => {
    expect([isOnline({ fictional: true }), isOnline({ fictional: true }, true)]).toEqual([false, false]);
    expect(isOnline({ fictional: true, automatic: true })).toBe(true);
  });
});

it('the mark "new here" of a card is of no fictional profile, however lately it was made', () => {
  const isNew = (fictional: boolean): boolean =>
    toCard({ clock, sites }, member({ fictional, signup_at: new Date(now) }), null).new_here;
  expect([isNew(false), isNew(true)]).toEqual([true, false]);
});
