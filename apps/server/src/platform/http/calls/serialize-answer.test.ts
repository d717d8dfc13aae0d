import { expect, it } from 'vitest';
import { z } from 'zod';
import { serializerCompiler } from './serialize-answer.ts';

const schema = z.object({ name: z.string(), age: z.number().int() });
const serialize = serializerCompiler({ schema, method: 'GET', url: '/somebody' });

it('writes what the schema names and nothing besides', () => {
  expect(serialize({ name: 'Ada', age: 61, password: 'never' })).toBe('{"name":"Ada","age":61}');
});

it('does not send an answer that is not what the schema promises', () => {
  expect(() => serialize({ name: 'Ada', age: 61.5 })).toThrow(
    expect.objectContaining({ code: 'FST_ERR_RESPONSE_SERIALIZATION', url: '/somebody' }),
  );
});
