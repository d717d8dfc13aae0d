import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, checkBirthDate } from './birth-date.ts';
import { parseCalendarDate } from './calendar-date.ts';
import { checkEmail, normalizeEmail } from './email.ts';
import { loginBlock } from './login-block.ts';
import { checkPassword } from './password.ts';
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
  ])('refuses %j', (name, code) => {
    expect(checkUsername(name, email)).toBe(code);
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
  ])('takes %j', (name) => {
    expect(checkUsername(name, email)).toBeNull();
  });

  it('stores one form of a name', () => {
    expect(normalizeUsername('  Zoe\u0308  van   Dam ')).toBe('Zoë van Dam');
  });
});

describe('checkEmail', () => {
  it.each(['anna@example.org', 'a.b+c@sub.example.co.uk', 'ANNA@EXAMPLE.ORG ', 'jürgen@müller.de'])(
    'takes %j',
    (address) => {
      expect(checkEmail(address)).toBeNull();
    },
  );

  it.each([
    '',
    'anna',
    '@example.org',
    'anna@',
    'anna@example',
    'a@b@c.org',
    'an na@example.org',
    '.a@example.org',
    'a..b@example.org',
    'a@-example.org',
    'a@example..org',
    'a@127.0.0.1',
    'a@example.org\nBcc: x@y.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(250)}.org`,
  ])('refuses %j', (address) => {
    expect(checkEmail(address)).toBe('email_invalid');
  });

  it('stores one form of an address', () => {
    expect(normalizeEmail(' Anna@Example.ORG ')).toBe('anna@example.org');
  });
});

describe('checkPassword', () => {
  const about = { email, username: 'Anna Berg' };

  it.each([
    ['short pas', 'password_too_short'],
    ['x1'.repeat(65), 'password_too_long'],
    ['Password123', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['0123456789', 'password_common'],
    ['9876543210', 'password_common'],
    ['anna@example.org', 'password_common'],
    ['Anna Berg 1970!', 'password_common'],
    ['anna1234567', 'password_common'],
  ])('refuses %j', (password, code) => {
    expect(checkPassword(password, about)).toBe(code);
  });

  it.each(['quiet river 7 stones', 'x1'.repeat(64), 'żółw 12 na rowerze'])('takes %j', (password) => {
    expect(checkPassword(password, about)).toBeNull();
  });
});

describe('dates of birth', () => {
  it.each([
    ['2000-06-02', '2018-06-01', 17],
    ['2000-06-01', '2018-06-01', 18],
    ['2000-02-29', '2018-02-28', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-02-29', '2020-02-29', 20],
  ])('%s on %s is %i', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });

  it.each([
    ['1970-05-04', null],
    ['2008-06-01', null],
    ['2008-06-02', 'below_minimum_age'],
    ['2026-06-02', 'birth_date_future'],
    ['1905-01-01', 'birth_date_implausible'],
    ['1906-01-01', null],
    ['1970-02-30', 'birth_date_invalid'],
    ['1970-13-01', 'birth_date_invalid'],
    ['04-05-1970', 'birth_date_invalid'],
    ['1900-02-29', 'birth_date_invalid'],
    ['2000-02-29', null],
    ['1900-01-01', 'birth_date_implausible'],
    ['1899-12-31', 'birth_date_implausible'],
    ['1905-06-01', 'birth_date_implausible'],
    ['1905-06-02', null],
    ['2026-06-01', 'below_minimum_age'],
    ['9999-12-31', 'birth_date_future'],
    ['0000-00-00', 'birth_date_invalid'],
    ['1970-00-10', 'birth_date_invalid'],
    ['1970-5-4', 'birth_date_invalid'],
    ['19700504', 'birth_date_invalid'],
    ['1970-05-04T00:00:00Z', 'birth_date_invalid'],
    ['١٩٧٠-٠٥-٠٤', 'birth_date_invalid'],
    ['', 'birth_date_invalid'],
  ])('judges %j as %j', (value, code) => {
    expect(checkBirthDate(value, '2026-06-01', 18)).toBe(code);
  });

  it('never goes below 18, whatever the site sets', () => {
    expect(checkBirthDate('2010-01-01', '2026-06-01', 16)).toBe('below_minimum_age');
    expect(checkBirthDate('2000-01-01', '2026-06-01', 30)).toBe('below_minimum_age');
  });

  it('knows every day of the calendar that Date knows, and no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (y, m, d) => {
          const text = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
          const date = new Date(`${text}T00:00:00Z`);
          const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
          expect(parseCalendarDate(text) !== null).toBe(exists);
        },
      ),
    );
  });

  it('throws at what is not a date', () => {
    expect(() => ageOn('soon', '2026-06-01')).toThrow(RangeError);
  });
});

describe('loginBlock', () => {
  const rules = { loginAttempts: 5, loginWindowSeconds: 900, loginBlockSeconds: 900 };
  const minute = 60_000;
  const five = [0, 1, 2, 3, 4].map((n) => n * minute);

  it('counts down, then blocks for 15 minutes from the fifth attempt', () => {
    expect(loginBlock([], 0, rules)).toEqual({ blocked: false, remaining: 5 });
    expect(loginBlock(five.slice(0, 4), 4 * minute, rules)).toEqual({ blocked: false, remaining: 1 });
    expect(loginBlock(five, 4 * minute, rules)).toEqual({ blocked: true, minutes: 15 });
    expect(loginBlock(five, 19 * minute - 1, rules)).toEqual({ blocked: true, minutes: 1 });
    expect(loginBlock(five, 19 * minute, rules)).toEqual({ blocked: false, remaining: 5 });
  });

  it('forgets what is older than the window', () => {
    expect(loginBlock([0, 1, 2, 899_999], 900_003, rules)).toEqual({ blocked: false, remaining: 4 });
    expect(loginBlock([0, minute, 2 * minute, 3 * minute, 15 * minute], 15 * minute, rules)).toEqual({
      blocked: false,
      remaining: 1,
    });
  });

  it('is not lengthened by attempts made while it lasts, in whatever order they are told', () => {
    const more = [10 * minute, ...five].reverse();
    expect(loginBlock(more, 18 * minute, rules)).toEqual({ blocked: true, minutes: 1 });
  });

  it('goes on, for no longer than a block, when the clock is set back', () => {
    expect(loginBlock(five, -60 * minute, rules)).toEqual({ blocked: true, minutes: 15 });
  });
});
