import type { ErrorCode } from '@vesper/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { sendFailurePage } from './failure-page.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.decorateReply('cspNonce', { getter: () => ({ script: 'n', style: 'n' }) });
  app.setErrorHandler<Error>(sendFailurePage);
  app.decorateRequest('site');
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/refused'))
      request.site = { settings: { name: 'Abend & Co' } } as typeof request.site;
  });
  app.get<{ Params: { code: ErrorCode } }>('/refused/:code', async (request) => {
    throw new AppError(request.params.code);
  });
  app.get('/*', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432 as user secret'), {
      code: 'ECONNREFUSED',
    });
  });
});
afterAll(() => app.close());

it.each([
  ['/members', 'de-AT,de;q=0.9', 'de'],
  ['/pl/members', 'de', 'pl'],
  ['/members', '', 'en'],
])(
  'says at %s with "%s" in %s that the site will be back, and nothing of the failure',
  async (url, language, lang) => {
    const answer = await app.inject({ url, headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.body).toContain('<svg viewBox="0 0 640 360" class="scene"');
    expect(answer.body).not.toMatch(/undefined|ECONNREFUSED|secret|at .+:\d+/);
  },
);

it('says when to come again to who has sent too much', async () => {
  const { statusCode, headers } = await app.inject({ url: '/refused/too_many_requests' });
  expect([statusCode, headers['retry-after']]).toEqual([429, '2']);
});

it.each([
  [405, 'method_not_allowed', 'Dat is niet gelukt'],
  [413, 'request_too_large', 'Dat was te groot'],
] as const)(
  'says with %i that the request was refused, and nothing of coming back',
  async (status, code, title) => {
    const answer = await app.inject({ url: `/refused/${code}`, headers: { 'accept-language': 'nl' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBeUndefined();
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain('href="/nl"');
    expect(answer.body).toContain(`<p class="code">${status}</p>`);
    expect(answer.body).toContain('Abend &#38; Co</p>');
  },
);
