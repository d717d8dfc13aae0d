import { searchDistances } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { callSchemas } from './call-schemas.ts';
import { callNames, callTable } from './call-table.ts';
import type { CallAddress } from './define-contract.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    description?: string;
    name: string;
    in: string;
    required: boolean;
    schema: { enum?: readonly unknown[] };
  }[];
  readonly requestBody?: { content: Record<string, { schema: Shape }> };
  readonly responses: Record<string, { content?: Record<string, { schema: Shape }> }>;
}
interface Shape {
  readonly title?: string;
  readonly oneOf?: readonly Shape[];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
const titlesOf = (shape: Shape | undefined) => [shape, ...(shape?.oneOf ?? [])].map((one) => one?.title);

describe('the published contract', () => {
  const { paths } = openApiDocument('Test') as { paths: Record<string, Record<string, Operation>> };
  const operationOf = (name: (typeof callNames)[number]) => {
    const { method, path }: CallAddress = callTable[name];
    return paths[path]?.[method.toLowerCase()];
  };

  it('knows no methods but those of HTTP', () => {
    const used = Object.values(paths).flatMap((path) => Object.keys(path));
    expect(used.filter((method) => !methods.has(method))).toEqual([]);
  });

  it.each(callNames)(
    'holds %s under its method and path, with its body, its answer and what chooses it',
    (name) => {
      const operation = operationOf(name);
      const schema: { answer: ZodType; body?: ZodType } = callSchemas[name];
      const { when = {} }: CallAddress = callTable[name];
      expect(titlesOf(operation?.responses['200']?.content?.['application/json']?.schema)).toContain(name);
      if (schema.body)
        expect(titlesOf(operation?.requestBody?.content['application/json']?.schema)).toContain(name);
      for (const [field, value] of Object.entries(when))
        expect(operation?.parameters?.find((one) => one.name === field)?.schema.enum).toContain(value);
    },
  );

  it('names every operation once, and no parameter of one twice', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, parameters = [] } of operations) {
      const names = parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size, operationId).toBe(names.length);
    }
  });

  it('holds the download, the live connection with what is said there, and what providers report', () => {
    expect(paths).toMatchObject({
      '/api/export.php': { get: { operationId: 'export' } },
      '/api/events.php': { get: { operationId: 'events' } },
      '/api/webhooks/{provider}': { post: { operationId: 'webhook' } },
    });
    const { components } = openApiDocument('Test') as { components: { schemas: object } };
    expect(Object.keys(components.schemas)).toEqual(['LiveEvent', 'LiveCommand']);
  });

  it('asks for an idempotency key exactly where the table does', () => {
    const isKeyed = (name: (typeof callNames)[number]) => (callTable[name] as CallAddress).keyed === true;
    for (const name of callNames) {
      const operation = operationOf(name);
      const together = callNames.filter((other) => operationOf(other) === operation);
      const key = operation?.parameters?.find((one) => one.name === 'idempotency-key');
      expect(key?.required, name).toBe(together.some(isKeyed) ? together.every(isKeyed) : undefined);
      // Where only some of them take one, it says which.
      if (key && !key.required) expect(key.description?.includes(name), name).toBe(isKeyed(name));
    }
  });

  it('never has two calls under one method, path and query', () => {
    const addresses = callNames.map((name) => {
      const { method, path, when }: CallAddress = callTable[name];
      return `${method} ${path} ${JSON.stringify(when ?? {})}`;
    });
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('asks for a key on every POST that creates or charges', () => {
    const unkeyed = callNames.filter((name) => {
      const address: CallAddress = callTable[name];
      return address.method === 'POST' && !address.keyed;
    });
    // These set something to a value: doing them twice is doing them once.
    expect(unkeyed.sort()).toEqual([
      'activate',
      'chatRead',
      'chatReceived',
      'login',
      'loginCode',
      'oneTimeCodesStart',
      // Sent as the page goes away, and never again.
      'pageHidden',
      'passkeyLogin',
      'passkeyLoginOptions',
      'passkeyOptions',
      'pushSubscribe',
      // Asked again, the poses are the same.
      'verificationAsk',
    ]);
  });

  it('bounds every text that a body or query may bring', () => {
    for (const name of callNames) {
      const schema: { answer: ZodType; body?: ZodType } = callSchemas[name];
      const huge = Object.fromEntries(
        ['email', 'name', 'password', 'text', 'city', 'about_me', 'token'].map((field) => [
          field,
          'x'.repeat(100_000),
        ]),
      );
      if (schema.body) expect(schema.body.safeParse(huge).success, name).toBe(false);
    }
  });

  it('names the steps of a distance', () => {
    const distance = operationOf('search')?.parameters?.find(({ name }) => name === 'distance');
    expect(distance?.schema.enum).toEqual(searchDistances);
  });
});
