import { z, type ZodType } from 'zod';
import { callSchemas } from './call-schemas.ts';
import { eventsPath, exportPath, idempotencyHeader, webhookPath } from './addresses.ts';
import { callNames, callTable, type CallName } from './call-table.ts';
import type { CallAddress } from './define-contract.ts';
import { errorCodes, fieldErrorCodes } from './error-catalogue.ts';
import { liveCommand, liveEvent } from './live-event.ts';

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

type Schemas = { readonly query?: ZodType; readonly body?: ZodType; readonly answer: ZodType };

const addressOf = (name: CallName): CallAddress => callTable[name];
const schemasOf = (name: CallName): Schemas => callSchemas[name];

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
  readonly description?: string;
}

const queryOf = (name: CallName): Parameter[] => {
  const { query } = schemasOf(name);
  const schema = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : undefined;
  const required = new Set(schema?.required ?? []);
  // What chooses the call is said once, for all of them.
  const own = Object.entries(schema?.properties ?? {}).filter(
    ([field]) => addressOf(name).when?.[field] === undefined,
  );
  return own.map(([field, property]) => ({
    name: field,
    in: 'query',
    required: required.has(field),
    schema: property,
  }));
};

/** What the address says to have one call rather than another that shares its method and path. */
const choiceOf = (names: readonly CallName[]): Parameter[] => {
  const ways = names.flatMap((name) =>
    Object.entries(addressOf(name).when ?? {}).map(([field, value]) => ({ name, field, value })),
  );
  return [...new Set(ways.map(({ field }) => field))].map((field) => {
    const these = ways.filter((way) => way.field === field);
    const without = names.filter((name) => addressOf(name).when?.[field] === undefined);
    return {
      name: field,
      in: 'query',
      required: without.length === 0,
      schema: { type: 'string', enum: these.map(({ value }) => value) },
      description: [
        ...these.map(({ name, value }) => `${value}: ${name}`),
        ...without.map((name) => `left out: ${name}`),
      ].join('; '),
    };
  });
};

const keyOf = (names: readonly CallName[]): Parameter[] => {
  const keyed = names.filter((name) => addressOf(name).keyed);
  if (keyed.length === 0) return [];
  const isAlways = keyed.length === names.length;
  return [
    {
      name: idempotencyHeader,
      in: 'header',
      required: isAlways,
      schema: { type: 'string', minLength: 8, maxLength: 100 },
      ...(isAlways ? {} : { description: `required by ${keyed.join(', ')}` }),
    },
  ];
};

/** One schema for all of several calls: each under its call's name, one of them to be met. */
const oneOf = (
  schemas: readonly (readonly [name: CallName, schema: ZodType])[],
  io: 'input' | 'output',
): unknown => {
  const titled = schemas.map(([name, schema]) => ({
    title: name,
    ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  }));
  return titled.length === 1 ? titled[0] : { oneOf: titled };
};

const bodyOf = (names: readonly CallName[]) => {
  const bodies = names.flatMap((name) => {
    const { body } = schemasOf(name);
    return body ? [[name, body] as const] : [];
  });
  if (names.some((name) => addressOf(name).file))
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
          },
        },
      },
    };
  if (bodies.length === 0) return {};
  const content = { 'application/json': { schema: oneOf(bodies, 'input') } };
  return { requestBody: { required: bodies.length === names.length, content } };
};

const refused = { description: 'refused', content: json(errorSchema, 'output') };
const session = [{ session: [] }];

/**
 * The operation of a method and path. Several calls that share them (logging in, and `?push=1`) are one operation in
 * OpenAPI: its body and its answer are one of theirs, each titled with its call, and the query says which is meant.
 */
const operationOf = (names: readonly CallName[]) => {
  const [first] = names;
  if (first === undefined) throw new Error('an operation of no call');
  const members = names.filter((name) => addressOf(name).access === 'member');
  const answers = names.map((name) => [name, schemasOf(name).answer] as const);
  return {
    operationId: names.join('-or-'),
    ...(names.length > 1 ? { summary: names.join(' or ') } : {}),
    tags: [addressOf(first).path.slice('/api/'.length, -'.php'.length)],
    // With an empty one beside it, being logged in is asked for by some of the calls only.
    security: members.length === 0 ? [] : members.length === names.length ? session : [...session, {}],
    parameters: [...choiceOf(names), ...names.flatMap(queryOf), ...keyOf(names)],
    ...bodyOf(names),
    responses: {
      200: {
        description: 'done',
        content: { 'application/json': { schema: oneOf(answers, 'output') } },
      },
      default: refused,
    },
  };
};

/** What is no call, since it is not JSON for JSON: the download, the live connection, what providers report. */
const otherPaths = {
  [exportPath]: {
    get: {
      operationId: 'export',
      tags: ['export'],
      summary: 'All that is kept of the member who asks, as one ZIP file',
      security: session,
      responses: {
        200: {
          description: 'data.json, README.txt and the photos',
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        default: refused,
      },
    },
  },
  [eventsPath]: {
    get: {
      operationId: 'events',
      tags: ['events'],
      summary: 'The live connection (WebSocket, RFC 6455)',
      description:
        'Every frame is one JSON object: the server says `LiveEvent`, the browser may say `LiveCommand` (see the schemas).',
      security: session,
      parameters: [
        { name: 'upgrade', in: 'header', required: true, schema: { type: 'string', enum: ['websocket'] } },
      ],
      responses: { 101: { description: 'connected; `ready` is the first event' }, default: refused },
    },
  },
  [`${webhookPath}/{provider}`]: {
    post: {
      operationId: 'webhook',
      tags: ['webhooks'],
      summary:
        'A payment provider reports that something has happened; the provider is asked before it is believed',
      security: [],
      parameters: [
        { name: 'provider', in: 'path', required: true, schema: { type: 'string', enum: ['mollie'] } },
      ],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
          },
        },
      },
      responses: { 200: { description: 'heard' }, default: refused },
    },
  },
};

/**
 * The OpenAPI 3.1 document of everything below `/api`, as published at `/api/openapi.json`: every call under its real method
 * and path.
 */
export const openApiDocument = (title: string): Record<string, unknown> => {
  const places = Map.groupBy(callNames, (name) => {
    const { method, path } = addressOf(name);
    return `${method.toLowerCase()} ${path}`;
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [place, names] of places) {
    const [method = '', path = ''] = place.split(' ');
    paths[path] = { ...paths[path], [method]: operationOf(names) };
  }
  const schemaOf = (schema: ZodType, io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { ...paths, ...otherPaths },
    components: {
      schemas: { LiveEvent: schemaOf(liveEvent, 'output'), LiveCommand: schemaOf(liveCommand, 'input') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
};
