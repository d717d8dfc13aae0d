import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { visitorViewOf } from './visitor-view.ts';

const services = (publicUrl?: string) => ({
  config: { publicUrl } as never,
  listeningPort: () => 3000,
  visitorTraits: async () => ({ country: 'NL', domainLanguage: '', cookies: [] }),
});

interface Asked {
  readonly publicUrl?: string;
  readonly cookies?: object;
  readonly url?: string;
  readonly site?: string;
  readonly protocol?: string;
}

const viewBy = (
  host: string,
  { publicUrl, cookies = {}, url = '/login', site = 's1', protocol = 'http' }: Asked = {},
) =>
  visitorViewOf(services(publicUrl), {
    url,
    method: 'GET',
    cookies,
    site: { id: site, domain: 'vesper.test', version: 'v1' },
    protocol,
    host,
    headers: { host },
    socket: { remoteAddress: '127.0.0.1' },
    ip: '127.0.0.1',
  } as unknown as FastifyRequest);

it.each([
  ['vesper.test', true],
  ['VESPER.test', true],
  ['vesper.test:3000', true],
  ['vesper.test:8443', true],
  ['vesper.test:4711', false],
  ['other.test', false],
  ['vesper.test.', false],
])('a page is kept for the hosts of its site alone: %s %s', async (host, isKept) => {
  expect((await viewBy(host, { publicUrl: 'https://vesper.test:8443' })) !== undefined).toBe(isKept);
});

it('is one however its host is written', async () => {
  expect((await viewBy('VESPER.test'))?.key).toBe((await viewBy('vesper.test'))?.key);
});

it.each<Asked>([
  { url: '/signup' },
  { url: '/de/login' },
  { site: 's2' },
  { protocol: 'https' },
  { cookies: { appearance: '150.dark.device' } },
  { cookies: { dismissed: 'site-entry-1' } },
])('is another one for %j', async (asked) => {
  const [usual, other] = [await viewBy('vesper.test'), await viewBy('vesper.test', asked)];
  expect(other?.key).toMatch(/./);
  expect(other?.key).not.toBe(usual?.key);
});

it.each([
  [undefined, true],
  ['100.device.device', true],
  ['no look at all', true],
  ['150.dark.device', false],
])('is in the usual look or in another one: %s', async (appearance, isUsual) => {
  const view = await viewBy('vesper.test', { cookies: appearance ? { appearance } : {} });
  expect(view?.isUsual).toBe(isUsual);
});
