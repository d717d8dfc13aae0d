import { type CallAddress, callTable } from '@vesper/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const methodsOf = new Map<string, Set<string>>();
for (const { method, path } of Object.values<CallAddress>(callTable)) {
  const methods = methodsOf.get(path) ?? new Set<string>();
  methodsOf.set(path, methods.add(method));
  if (method === 'GET') methods.add('HEAD');
}

/**
 * Everything below `/api` that is no call: refused as calls are, in JSON, before a body is looked at, whatever the method.
 * A call's address asked with a method that it does not have says which it has.
 */
export const registerUnknownCalls = (app: FastifyInstance): void => {
  for (const url of ['/api', '/api/*'])
    app.all(url, {
      config: { isCall: true, cost: 1 },
      onRequest: async (request, reply) => {
        const methods = methodsOf.get(request.url.split('?', 1)[0]?.replace(/\/$/, '') ?? '');
        if (!methods) throw new AppError('not_found');
        reply.header('allow', [...methods].join(', '));
        throw new AppError('method_not_allowed');
      },
      handler: async () => {
        throw new AppError('not_found');
      },
    });
};
