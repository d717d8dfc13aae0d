import { describe, expect, it } from 'vitest';
import { checkEmail, normalizeEmail } from './email.ts';

describe('addresses that mail uses', () => {
  it.each([
    ['anna@example.org', 'anna@example.org'],
    [' Anna@Example.ORG ', 'anna@example.org'],
    ['anna+vesper@example.org', 'anna+vesper@example.org'],
    ['a.n.n.a@example.org', 'a.n.n.a@example.org'],
    ["o'neill@example.ie", "o'neill@example.ie"],
    ['d’arcy@example.org', 'd’arcy@example.org'],
    ['anna_berg-58@example.org', 'anna_berg-58@example.org'],
    ["!#$%&'*+/=?^_`{|}~-@example.org", "!#$%&'*+/=?^_`{|}~-@example.org"],
    ['1@example.org', '1@example.org'],
    ['a@b.co', 'a@b.co'],
    ['a@sub.sub.example.co.uk', 'a@sub.sub.example.co.uk'],
    ['a@1und1.de', 'a@1und1.de'],
    ['a@x--y.example.org', 'a@x--y.example.org'],
    ['a@example.photography', 'a@example.photography'],
    ['a@bücher.de', 'a@xn--bcher-kva.de'],
    ['A@BÜCHER.DE', 'a@xn--bcher-kva.de'],
    ['a@bu\u0308cher.de', 'a@xn--bcher-kva.de'],
    ['a@xn--bcher-kva.de', 'a@xn--bcher-kva.de'],
    ['a@XN--BCHER-KVA.de', 'a@xn--bcher-kva.de'],
    ['a@żółw.example.pl', 'a@xn--w-uga1v8h.example.pl'],
    ['jürgen@müller.de', 'jürgen@xn--mller-kva.de'],
    ['анна@пример.рф', 'анна@xn--e1afmkfd.xn--p1ai'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
    [`a@${'b'.repeat(63)}.org`, `a@${'b'.repeat(63)}.org`],
  ])('takes %j as %j', (address, stored) => {
    expect(checkEmail(address)).toBeNull();
    expect(normalizeEmail(address)).toBe(stored);
    expect(normalizeEmail(stored)).toBe(stored);
  });
});

describe('what is no address of ours', () => {
  it.each([
    '',
    '@',
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'anna@localhost',
    'a@b@example.org',
    '"anna"@example.org',
    '"a b"@example.org',
    'anna@[127.0.0.1]',
    'anna@[IPv6:2001:db8::1]',
    'anna@127.0.0.1',
    'anna@１２７.０.０.１',
    'an na@example.org',
    'anna@exa mple.org',
    '.anna@example.org',
    'anna.@example.org',
    'an..na@example.org',
    'anna@.example.org',
    'anna@example.org.',
    'anna@example..org',
    'anna@-example.org',
    'anna@example-.org',
    'anna@exam_ple.org',
    'anna@example.o',
    'anna@example.123',
    'anna@example.org/path',
    'anna@bücher.de/path',
    'anna@bücher.de:80',
    'anna@user:secret@bücher.de',
    'Anna <anna@example.org>',
    'anna@example.org, bo@example.org',
    'anna@example.org\nBcc: x@y.org',
    'anna@example.org\0',
    'an\u200Bna@example.org',
    'an\u202Ena@example.org',
    '\uD800@example.org',
    `${'a'.repeat(65)}@example.org`,
    `${'ü'.repeat(33)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${'b.'.repeat(125)}org`,
    `a@${'ü'.repeat(60)}.de`,
  ])('refuses %j', (address) => {
    expect(checkEmail(address)).toBe('email_invalid');
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
