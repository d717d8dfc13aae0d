import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendUnavailablePage } from './unavailable-page.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.decorateReply('cspNonce', { getter: () => ({ script: 'n', style: 'n' }) });
  app.setErrorHandler<Error>(sendUnavailablePage);
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
    expect(answer.body).not.toMatch(/ECONNREFUSED|secret|at .+:\d+/);
  },
);
