import { describe, expect, it } from 'vitest';
import { checkUsername, normalizeUsername } from './username.ts';

const email = 'anna@example.org';

describe('checkUsername', () => {
  it.each([
    ['Anna@Example.org', 'username_is_email'],
    [' anna@example.org ', 'username_is_email'],
    ['@anna', 'username_starts_with_at'],
    ['a', 'username_too_short'],
    ['   ', 'username_too_short'],
    ['a'.repeat(41), 'username_too_long'],
    ['an\u200Bna', 'username_invalid_characters'],
    ['an\u202Ena', 'username_invalid_characters'],
    ['an\u0007na', 'username_invalid_characters'],
    ['an\u200Dna', 'username_invalid_characters'],
    ['👩\u200D', 'username_invalid_characters'],
    ['\u200D👩🚀', 'username_invalid_characters'],
    ['an\u2066na', 'username_invalid_characters'],
    ['an\u00ADna', 'username_invalid_characters'],
    ['an\uFEFFna', 'username_invalid_characters'],
    ['\uD83Danna', 'username_invalid_characters'],
    ['\u2800\u2800', 'username_invalid_characters'],
    ['a'.repeat(10_000), 'username_too_long'],
    ['👩‍🚀'.repeat(41), 'username_too_long'],
    ['a' + '\u0301'.repeat(10_000), 'username_too_short'],
    ['👩‍🚀', 'username_too_short'],
    ['ＡＮＮＡ@example.org', 'username_is_email'],
    ['\u3164\u3164', 'username_invalid_characters'],
    ['\u034F \u034F', 'username_invalid_characters'],
    ['www.anna.example', 'username_not_allowed'],
    ['anna.com', 'username_not_allowed'],
    ['see https://x', 'username_not_allowed'],
    ['t.me/anna', 'username_not_allowed'],
    ['Anna anna.de now', 'username_not_allowed'],
    ['anna。com', 'username_not_allowed'],
    ['bert@elsewhere', 'username_not_allowed'],
    ['4242 4242 4242 4242', 'username_not_allowed'],
    ['Anna 4242424242424242', 'username_not_allowed'],
    ['Admin', 'username_not_allowed'],
    ['Аdmin', 'username_not_allowed'],
    ['4dm1n', 'username_not_allowed'],
    ['a d m i n', 'username_not_allowed'],
    ['Support Anna', 'username_not_allowed'],
    ['The-Team', 'username_not_allowed'],
    ['Kundtjänst', 'username_not_allowed'],
    ['Obsługa', 'username_not_allowed'],
    ['ylläpito', 'username_not_allowed'],
    ['Vesper', 'username_not_allowed'],
    ['Vésper mail', 'username_not_allowed'],
  ])('refuses %j', (name, code) => {
    expect(checkUsername(name, email, ['Vesper'])).toBe(code);
  });

  it.each([
    'Jo',
    'Anne-Marie 58',
    'Żółta Łódź',
    '✨ Bo ✨',
    'a'.repeat(40),
    'é'.repeat(40),
    '👩‍🚀 Bo',
    '👩🏽‍🦳❤️‍🔥',
    '🇳🇱 Jan',
    'דָּנָה',
    'سارة 60',
    '王芳',
    'Þórunn',
    'O’Neill',
    'J.R.',
    'St. John',
    'Teamo 1957',
    'Vesperina',
    'Adminda',
  ])('takes %j', (name) => {
    expect(checkUsername(name, email, ['Vesper'])).toBeNull();
  });

  it('stores one form of a name', () => {
    expect(normalizeUsername('  Zoe\u0308  van   Dam ')).toBe('Zoë van Dam');
  });
});
