import { expect, it } from 'vitest';
import { productionBuild } from './load-pages.ts';
import { isListed, turnOf, withSecure } from './pages.ts';

const loadPages = await productionBuild();

// To rank all routes anew took a sixteenth of a member's page.
it.skipIf(!loadPages)('all who ask have the same router', async () => {
  const [one, other] = [await loadPages!(), await loadPages!()];
  expect(one.answer).toBe(other.answer);
});

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

it.each([
  ['/', true],
  ['/de/pricing?from=mail', true],
  ['/no/such/page', true],
  ['/members?gender=F', false],
  ['/de/members/018f-1', false],
  ['/likes/m/018f-1?tab=sent', false],
  ['/profile', false],
])('whether search engines may list %s: %s', (url, listed) => {
  expect(isListed(url)).toBe(listed);
});

it.each([
  ['GET', { id: 'm' }, { asker: 'member', sender: 'm' }],
  // Whoever makes up a login is a stranger, whose network has one turn.
  ['GET', undefined, { asker: 'visitor', sender: '10.1.2.3' }],
  ['POST', { id: 'm' }, { asker: 'form', sender: 'm' }],
  ['POST', undefined, { asker: 'form', sender: '10.1.2.3' }],
])('the turn of a page: %s of %j', (method, member, turn) => {
  const cookies = { session: 'made up' };
  expect(turnOf({ isInner: () => false }, { method, ip: '10.1.2.3', cookies, headers: {} }, member)).toEqual(
    turn,
  );
});
