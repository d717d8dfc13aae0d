import { describe, expect, it } from 'vitest';
import { createIntlFor, defineMessages } from './create-intl-for.ts';

const messages = defineMessages({
  greeting: {
    id: 'test.not-in-any-file',
    defaultMessage: '{count, plural, one {# message} other {# messages}} from {name}',
    description: 'Only for this test',
  },
});

describe('createIntlFor', () => {
  it('falls back to the English text of the descriptor', () => {
    expect(createIntlFor('nl').formatMessage(messages.greeting, { count: 2, name: 'Ada' })).toBe(
      '2 messages from Ada',
    );
  });

  it('writes dates and money as the language does', () => {
    const intl = createIntlFor('de');
    expect(intl.formatDate('2026-03-04T12:00:00Z', { format: 'day', timeZone: 'UTC' })).toBe('4. März 2026');
    expect(intl.formatNumber(12.5, { style: 'currency', currency: 'EUR' })).toMatch(/^12,50\s€$/);
  });

  it('keeps one formatter a language', () => {
    expect(createIntlFor('fr')).toBe(createIntlFor('fr'));
  });
});
