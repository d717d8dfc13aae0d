import { describe, expect, it } from 'vitest';
import { negotiateLocale } from './locale-negotiation.ts';
import { localeNames, localePath, locales, splitLocale } from './locales.ts';

describe('splitLocale', () => {
  it.each([
    ['/nl/members', 'nl', '/members'],
    ['/nb', 'nb', '/'],
    ['/de/', 'de', '/'],
    ['/members', 'en', '/members'],
    ['/en/members', 'en', '/en/members'],
    ['/no/members', 'en', '/no/members'],
    ['/nlx/members', 'en', '/nlx/members'],
    ['/', 'en', '/'],
    ['', 'en', '/'],
  ])('reads %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});

describe('localePath', () => {
  it('puts a prefix on every language but English', () => {
    expect(localePath('en', '/members')).toBe('/members');
    expect(localePath('nl', '/members?page=2')).toBe('/nl/members?page=2');
    expect(localePath('nl', '/')).toBe('/nl');
    expect(localePath('nl', '/?t=1')).toBe('/nl?t=1');
  });

  it('is undone by splitLocale in every language', () => {
    for (const locale of locales) {
      for (const path of ['/', '/members', '/likes/m/7']) {
        expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
      }
    }
  });
});

describe('negotiateLocale', () => {
  it('goes by prefix, cookie, account, domain, browser and English, in that order', () => {
    const all = {
      prefix: 'pl',
      cookie: 'fi',
      saved: 'it',
      domainLanguage: 'de_DE',
      acceptLanguage: 'fr',
    };
    expect(negotiateLocale(all)).toBe('pl');
    expect(negotiateLocale({ ...all, prefix: 'members' })).toBe('fi');
    expect(negotiateLocale({ ...all, prefix: '', cookie: 'xx' })).toBe('it');
    expect(negotiateLocale({ ...all, prefix: '', cookie: '', saved: '' })).toBe('de');
    expect(negotiateLocale({ domainLanguage: '', acceptLanguage: 'fr' })).toBe('fr');
    expect(negotiateLocale({ domainLanguage: '' })).toBe('en');
  });

  it('passes over what is no language of ours', () => {
    expect(negotiateLocale({ cookie: 'fi', domainLanguage: 'de_DE', acceptLanguage: 'fr' })).toBe('fi');
    expect(negotiateLocale({ cookie: 'xx', domainLanguage: 'de_DE', acceptLanguage: 'fr' })).toBe('de');
    expect(negotiateLocale({ domainLanguage: 'pt', acceptLanguage: 'pt,fr;q=0.8,sv;q=0.9' })).toBe('sv');
    expect(negotiateLocale({ acceptLanguage: 'da;q=0, *' })).toBe('en');
    expect(negotiateLocale({})).toBe('en');
  });

  it('knows the other codes of Norwegian', () => {
    expect(negotiateLocale({ acceptLanguage: 'no-NO' })).toBe('nb');
    expect(negotiateLocale({ domainLanguage: 'nn' })).toBe('nb');
  });
});

it('names all eleven languages', () => {
  expect(locales).toHaveLength(11);
  expect(Object.keys(localeNames).sort()).toEqual([...locales].sort());
});
