import { describe, expect, it } from 'vitest';
import { activationReminder, type ReminderFacts } from './activation-reminder.ts';

describe('the reminder to confirm', () => {
  const facts: ReminderFacts = {
    member: { confirmed: false },
    fromApiSignup: true,
    smartphone: true,
    dismissed: false,
  };

  it('is a modal only after API signup, on a smartphone, until it is put away', () => {
    expect(activationReminder(facts)).toBe('modal');
    expect(activationReminder({ ...facts, fromApiSignup: false })).toBe('alert');
    expect(activationReminder({ ...facts, smartphone: false })).toBe('alert');
    expect(activationReminder({ ...facts, dismissed: true })).toBe('alert');
  });

  it('leaves visitors and members who have confirmed alone', () => {
    expect(activationReminder({ ...facts, member: null })).toBeNull();
    expect(activationReminder({ ...facts, member: { confirmed: true } })).toBeNull();
  });
});
