import { CallError } from '@vesper/api-client';
import { type FieldErrorCode, fieldErrorCodes } from '@vesper/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable, isUnreadable } from '../database/database.ts';
import { isDiskFull } from '../storage.ts';
import { AppError } from './app-error.ts';
import { unservedLog } from './limits/unserved-log.ts';

const isFieldErrorCode = (value: string): value is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(value);

/** Of each field the first thing that is wrong with it, in the words of the catalogue. */
export const fieldsOf = (
  issues: readonly { readonly name: string; readonly message: string }[],
): Record<string, FieldErrorCode> => {
  const fields: Record<string, FieldErrorCode> = {};
  for (const { name, message } of issues) {
    if (name) fields[name] ??= isFieldErrorCode(message) ? message : 'invalid';
  }
  return fields;
};

/** Fastify's own refusals, in the words of our catalogue. */
const fastifyCodes: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('invalid_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('invalid_json'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('request_too_large'),
  FST_REQ_FILE_TOO_LARGE: new AppError('photo_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new AppError('unsupported_media_type'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('invalid_request'),
};

/** A failure in the words of the catalogue; undefined for what nobody foresaw. */
export const toAppError = (error: Error & Partial<FastifyError>): AppError | undefined => {
  if (error instanceof AppError) return error;
  // What a page can not be made without was refused (too much at once, say): so is the page.
  if (error instanceof CallError && error.cause instanceof AppError) return error.cause;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('invalid_request', {
      fields: fieldsOf(
        error.validation.map(({ instancePath, message = '' }) => ({
          name: instancePath.split('/')[1] ?? '',
          message,
        })),
      ),
    });
  if (error.statusCode === 429) return new AppError('too_many_requests');
  if (error.statusCode === 503 || isUnavailable(error) || isDiskFull(error))
    return new AppError('service_unavailable');
  if (isUnreadable(error)) return new AppError('invalid_request');
  const known = fastifyCodes[error.code ?? ''];
  if (known) return known;
  return error.statusCode !== undefined && error.statusCode < 500
    ? new AppError('invalid_request')
    : undefined;
};

/** A call that takes a body and was sent none at all: there is no field to name. */
const lacksBody = (error: FastifyError, { body }: FastifyRequest): boolean =>
  error.validationContext === 'body' && (body === undefined || body === null);

const sayUnserved = unservedLog('call could not be served');

const answer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const known = lacksBody(error, request) ? new AppError('bad_request') : toAppError(error);
  const refused = known ?? new AppError('internal');
  if (!known) request.log.error({ err: error }, 'call failed');
  else if (refused.status >= 500) sayUnserved(request, error);
  if (refused.code === 'service_unavailable') reply.header('retry-after', '2');
  // Who has too many acts under way at once need not wait for a minute to end, as a limit by the minute says.
  if (refused.code === 'too_many_requests' && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(refused.retryAfterSeconds ?? 1));
  return reply.code(refused.status).type('application/json').send(JSON.stringify(refused.toAnswer()));
};

/** One place turns every failure into an answer; the inside of a 5xx stays in the log, beside its request id. */
export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>(answer);
};
