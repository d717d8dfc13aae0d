import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { visitorViewOf } from './visitor-view.ts';

const services = (publicUrl?: string) => ({
  config: { publicUrl } as never,
  listeningPort: () => 3000,
  visitorTraits: async () => ({ country: 'NL', domainLanguage: '', cookies: [] }),
});

const viewBy = (host: string, { publicUrl, cookies = {} }: { publicUrl?: string; cookies?: object } = {}) =>
  visitorViewOf(services(publicUrl), {
    url: '/login',
    method: 'GET',
    cookies,
    site: { id: 's1', domain: 'vesper.test', version: 'v1' },
    protocol: 'http',
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

it.each([
  [undefined, true],
  ['100.device.device', true],
  ['no look at all', true],
  ['150.dark.device', false],
])('is in the usual look or in another one: %s', async (appearance, isUsual) => {
  const view = await viewBy('vesper.test', { cookies: appearance ? { appearance } : {} });
  expect(view?.isUsual).toBe(isUsual);
});
