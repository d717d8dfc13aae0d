import { type APIRequestContext, type APIResponse, type Browser } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { call, findTestMember, lars, logIn } from '../browser/people.ts';

/** What a cache between browsers and the server keeps: public answers, by address and what `Vary` names. */
interface Kept {
  readonly vary: readonly string[];
  readonly sent: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: string;
}

/** A cache as the HTTP standard has it, that asks each time whether what it has is still right (`no-cache`). */
const openCache = (address: string) => {
  const kept = new Map<string, Kept[]>();
  let hits = 0;
  return {
    hits: () => hits,
    get: async (request: APIRequestContext, path: string, own: Readonly<Record<string, string>>) => {
      const cookie = (await request.storageState()).cookies
        .map(({ name, value }) => `${name}=${value}`)
        .concat(own['cookie'] ?? [])
        .join('; ');
      const sent: Record<string, string> = { ...own, cookie };
      const match = kept
        .get(path)
        ?.find(({ vary, sent: before }) => vary.every((name) => (before[name] ?? '') === (sent[name] ?? '')));
      const answer: APIResponse = await request.get(`${address}${path}`, {
        headers: { ...sent, ...(match && { 'if-none-match': match.etag }) },
        maxRedirects: 0,
      });
      const headers = answer.headers();
      if (answer.status() === 304 && match) {
        hits += 1;
        return { body: match.body, headers };
      }
      const body = await answer.text();
      const isPublic = headers['cache-control']?.includes('public') === true;
      if (isPublic && answer.status() === 200)
        kept.set(path, [
          ...(kept.get(path) ?? []),
          {
            vary: (headers['vary'] ?? '').toLowerCase().split(/,\s*/),
            sent,
            etag: headers['etag'] ?? '',
            body,
          },
        ]);
      return { body, headers };
    },
  };
};

const seatOf = async (browser: Browser, member?: string): Promise<APIRequestContext> => {
  const { request } = await browser.newContext();
  if (member) await logIn(request, member);
  return request;
};

const openingTag = (html: string): string => /<html[^>]*>/.exec(html)?.[0] ?? '';
/** Scripts of pages that are made for one person carry a nonce and keys of acts. */
const keys = /"(?:key|actKey)","?[\da-f-]{36}/;

test('nobody gets anything of anybody else out of a cache that all share', async ({ browser, world }) => {
  const cache = openCache(world.address);
  const [anna, other, plain, chosen, again] = [
    await seatOf(browser, 'anna@vesper.test'),
    await seatOf(browser, lars.email),
    await seatOf(browser),
    await seatOf(browser),
    await seatOf(browser),
  ];
  /** By what a page could tell of somebody: who they are, where they are written to and what they are let in by. */
  const tracesOf = async (request: APIRequestContext): Promise<string[]> => {
    const { user } = await call(request, 'user');
    const { cookies } = await request.storageState();
    const traces = [user?.id, user?.email];
    const found = [...traces, ...cookies.map(({ value }) => value)].filter(
      (trace) => trace && trace.length > 8,
    );
    expect(found.length).toBeGreaterThanOrEqual(3);
    return found.map(String);
  };
  const [annas, others] = [await tracesOf(anna), await tracesOf(other)];
  const expectNothingOf = (traces: readonly string[], body: string, path: string): void =>
    expect(
      traces.filter((trace) => body.includes(trace)),
      path,
    ).toEqual([]);
  // Looks that no other journey has: a page that was made half a minute ago would be made anew just now.
  const english = { 'accept-language': 'en-GB', cookie: 'appearance=112.light.high' };
  const large = { 'accept-language': 'en-GB', cookie: 'appearance=175.dark.high; dismissed=site-entry-1' };
  const addresses = [
    '/',
    '/de',
    '/login',
    '/nl/login',
    '/signup',
    '/reset-password',
    '/login/link',
    '/lang-config',
    '/pricing',
    '/chats',
    '/credits',
  ];
  for (const path of addresses) {
    for (const [member, own, strange] of [
      [anna, annas, others],
      [other, others, annas],
    ] as const) {
      const { body, headers } = await cache.get(member, path, english);
      expect(headers['cache-control'] ?? 'private').not.toContain('public');
      if (path === '/credits') expect(body).toContain(own[0]);
      expectNothingOf(strange, body, path);
    }
    const first = await cache.get(plain, path, english);
    const big = await cache.get(chosen, path, large);
    const same = await cache.get(again, path, english);
    for (const { body, headers } of [first, big, same]) {
      expectNothingOf([...annas, ...others], body, path);
      expect(body).not.toMatch(keys);
      if (headers['cache-control']?.includes('public')) expect(headers['set-cookie']).toBeUndefined();
    }
    if (path === '/chats' || path === '/credits') continue;
    expect(same.body, path).toBe(first.body);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect(first.body).not.toContain('nonce');
    expect(openingTag(first.body)).toContain('112');
    expect(openingTag(big.body)).toContain('175');
    expect(openingTag(big.body)).toContain('dark');
  }
  // Nine of the addresses are the same for everybody, so that the third visitor needs none of them again.
  expect(cache.hits()).toBe(9);
});

test('who takes a break is gone from the home page at once, and who lets themselves be shown is there', async ({
  browser,
  nobody,
  world,
}) => {
  const greta = await seatOf(browser, 'greta@vesper.test');
  const { id } = await findTestMember(nobody, 'Greta');
  const isShown = async () => (await (await nobody.get(`${world.address}/de`)).text()).includes(id);
  const change = (body: object) => call(greta, 'notificationsUpdate', { body });
  expect(await isShown()).toBe(false);
  await change({ on_public_pages: true });
  expect(await isShown()).toBe(true);
  await change({ paused: true });
  expect(await isShown()).toBe(false);
  await change({ paused: false, on_public_pages: false });
});

test('its scripts run under a policy that knows what they say', async ({ page, watch, world }) => {
  await page.goto(`${world.address}/login`);
  const answer = await page.reload();
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+/);
  expect(policy).not.toContain('nonce');
  await expect(page.locator('html')).toHaveAttribute('data-ready', /./);
  expect(watch.problems()).toEqual([]);
});
