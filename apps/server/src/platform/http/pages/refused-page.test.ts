import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { sendFailurePage } from './failure-page.ts';

it('is a page also where the request was refused before it had a policy with a nonce', async () => {
  const app = Fastify();
  app.decorateReply('cspNonce', null as never);
  app.setErrorHandler(sendFailurePage);
  app.addHook('onRequest', async () => {
    throw new AppError('too_many_requests');
  });
  app.get('/', async () => 'never');
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(429);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('That did not work');
  const [, style = ''] = /<style nonce="">([^]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  await app.close();
});
