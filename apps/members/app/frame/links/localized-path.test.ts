// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safePath } from './localized-path.ts';

describe('safePath', () => {
  it.each(['/members', '/members?gender=female', '/nl/chats#last', '/a..b/.c?d=/../e'])(
    'keeps %s',
    (path) => {
      expect(safePath(path, '/')).toBe(path);
    },
  );

  it('escapes what no header can hold', () => {
    expect(safePath('/a\u2028b?ż=%20 ć', '/')).toBe('/a%E2%80%A8b?%C5%BC=%20%20%C4%87');
    expect(safePath('/half \ud83d', '/')).toBe('/half%20%EF%BF%BD');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'members',
    '',
    '/a\nb',
    '/a\\b',
    '/..//evil.example',
    '/.//evil.example',
    '/nl/%2E%2e//evil.example',
    '/members/..',
    null,
    undefined,
    5,
  ])('refuses %o', (path) => {
    expect(safePath(path, '/members')).toBe('/members');
  });
});
