// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safePath } from './localized-path.ts';

describe('safePath', () => {
  it.each(['/members', '/members?gender=female', '/nl/chats#last'])('keeps %s', (path) => {
    expect(safePath(path, '/')).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'members',
    '',
    '/a\nb',
    '/a\\b',
    null,
    undefined,
    5,
  ])('refuses %o', (path) => {
    expect(safePath(path, '/members')).toBe('/members');
  });
});
