import { expect, it } from 'vitest';
import { withSecure } from './pages.ts';

it.each([
  ['https://vesper.example', 'locale=de; Path=/', 'locale=de; Path=/; Secure'],
  [
    'https://vesper.example',
    '__Host-session=x; Path=/; Secure; HttpOnly',
    '__Host-session=x; Path=/; Secure; HttpOnly',
  ],
  ['https://vesper.example', 'appearance=secure', 'appearance=secure; Secure'],
  ['http://localhost:3000', 'locale=de; Path=/', 'locale=de; Path=/'],
  [undefined, 'locale=de; Path=/', 'locale=de; Path=/'],
])('a cookie of a page at %s: %s', (publicUrl, cookie, set) => {
  expect(withSecure({ publicUrl }, cookie)).toBe(set);
});
