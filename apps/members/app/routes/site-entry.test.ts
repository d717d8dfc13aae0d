import { parseDismissals } from '@vesper/domain';
import { expect, it } from 'vitest';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action, loader } from './site-entry.tsx';

const close = async (to: string, cookie = '') => {
  const cookies: string[] = [];
  const posted = routeArguments('/nl/site-entry', {
    form: { to },
    headers: { cookie },
    setCookie: (line) => cookies.push(line),
  });
  return { where: await outcomeOf(() => action(posted)), cookies };
};

it('remembers in the cookie when the entry warning was closed, and keeps what stands there', async () => {
  const before = Date.now();
  const { where, cookies } = await close('/nl/members?gender=female', 'a=b; dismissed=photo-12');
  expect(where).toBe('/nl/members?gender=female');
  const [, value, rest] = /^dismissed=([^;]+); (.*)$/.exec(cookies[0] ?? '') ?? [];
  expect(rest).toBe('Path=/; Max-Age=31536000; SameSite=Lax');
  const kept = parseDismissals(value);
  expect(kept.photo).toBe(12);
  expect(kept['site-entry']).toBeGreaterThanOrEqual(before);
});

it('leads to no other site', async () => {
  expect((await close('//evil.test/')).where).toBe('/nl');
});

it('is no page', async () => {
  expect(await outcomeOf(() => loader(routeArguments('/nl/site-entry')))).toBe('/nl');
});
