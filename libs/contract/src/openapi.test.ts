import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { callSchemas } from './call-schemas.ts';
import { callNames, callTable } from './call-table.ts';
import type { CallAddress } from './define-contract.ts';
import { openApiDocument } from './openapi.ts';

type Paths = Record<
  string,
  Record<string, { operationId: string; parameters: { name: string; required: boolean }[] }>
>;

describe('the published contract', () => {
  const { paths } = openApiDocument('Test') as { paths: Paths };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));

  it('holds every call of the table once', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual([...callNames].sort());
  });

  it('asks for an idempotency key exactly where the table does', () => {
    const keyed = callNames.filter((name) => (callTable[name] as CallAddress).keyed).sort();
    const asking = operations
      .filter(({ parameters }) =>
        parameters.some(({ name, required }) => name === 'idempotency-key' && required),
      )
      .map((operation) => operation.operationId)
      .sort();
    expect(asking).toEqual(keyed);
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
      'login',
      'loginCode',
      'oneTimeCodesStart',
      'passkeyLogin',
      'passkeyLoginOptions',
      'passkeyOptions',
      'pushSubscribe',
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
});
