import { webhookPath } from '@vesper/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services/services.ts';
import { hearOfPayment } from './ask.ts';
import { findOrderByPayment } from './repository.ts';

/** Where the provider reports that something has happened to a payment. */
export const registerWebhooks = (app: FastifyInstance, services: Services): void => {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // Anybody can post here, so nothing in the post is believed but the id to ask the provider about.
    scope.post<{ Body: { id?: string } | undefined }>(`${webhookPath}/mollie`, async (request, reply) => {
      const id = request.body?.id ?? '';
      const order = /^tr_\w+$/.test(id) ? await findOrderByPayment(services.db, 'mollie', id) : undefined;
      // An unknown id gets the same answer: a stranger learns nothing, the provider does not try again.
      if (!order || !services.payments) return reply.send('ok');
      await hearOfPayment(services, order);
      return reply.send('ok');
    });
  });
};
