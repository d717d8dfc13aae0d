import { z, type ZodType } from 'zod';
import { callSchemas } from './call-schemas.ts';
import { type CallName, callNames, callTable, idempotencyHeader } from './call-table.ts';
import type { CallAddress } from './define-contract.ts';
import { errorCodes, fieldErrorCodes } from './error-catalogue.ts';

const json = (schema: ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
});

const errorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    fields: z.record(z.string(), z.enum(fieldErrorCodes)).optional(),
  }),
});

const parametersOf = (address: CallAddress, query: ZodType | undefined) => {
  const schema = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : undefined;
  const required = new Set(schema?.required ?? []);
  const fromQuery = Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }));
  const key = {
    name: idempotencyHeader,
    in: 'header',
    required: true,
    schema: { type: 'string', maxLength: 100 },
  };
  return address.keyed ? [...fromQuery, key] : fromQuery;
};

const operationOf = (name: CallName) => {
  const address: CallAddress = callTable[name];
  const schemas: { query?: ZodType; body?: ZodType; answer: ZodType } = callSchemas[name];
  return {
    operationId: name,
    tags: [address.path.slice('/api/'.length, -'.php'.length)],
    security: address.access === 'member' ? [{ session: [] }] : [],
    parameters: parametersOf(address, schemas.query),
    ...(schemas.body ? { requestBody: { required: true, content: json(schemas.body, 'input') } } : {}),
    responses: {
      200: { description: 'done', content: json(schemas.answer, 'output') },
      default: { description: 'refused', content: json(errorSchema, 'output') },
    },
  };
};

const whenOf = (when: Readonly<Record<string, string>>): string =>
  Object.entries(when)
    .map(([name, value]) => `${name}-${value}`)
    .join('-');

/**
 * The OpenAPI 3.1 document of every call, as published at `/api/openapi.json`.
 * Two calls that share method and path (login and push) stand as one operation whose second form is an extension.
 */
export const openApiDocument = (title: string): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of callNames) {
    const address: CallAddress = callTable[name];
    const path = (paths[address.path] ??= {});
    const method = address.method.toLowerCase();
    if (address.when) path[`x-${method}-${whenOf(address.when)}`] = operationOf(name);
    else path[method] = operationOf(name);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
  };
};
