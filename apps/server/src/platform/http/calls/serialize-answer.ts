import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';

/**
 * Writes an answer as its schema has it, and nothing besides. The library's own way encodes (`safeEncode`), for answers that look
 * otherwise in the program than on the wire; ours never do, and each value with a check of its own is then looked at twice.
 */
export const serializerCompiler: FastifySerializerCompiler<ZodType> =
  ({ schema, method, url }) =>
  (answer: unknown) => {
    const { success, data, error } = (schema as ZodType).safeParse(answer);
    if (!success) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
