import type { ErrorAnswer, ErrorCode, FieldErrorCode } from '@vesper/contract';
import { requestIdHeader } from '@vesper/contract';
import { isAxiosError } from 'axios';

/** The catalogue's codes, and what can go wrong before an answer comes. */
export type CallErrorCode = ErrorCode | 'network' | 'aborted';

/** A call that was refused or got no answer. Its code picks the text; it carries no text for members itself. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, FieldErrorCode>>;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** For support: finds the request in the server's log. */
  readonly requestId: string | null;

  constructor(
    code: CallErrorCode,
    status: number,
    more: {
      params?: Readonly<Record<string, string | number>> | undefined;
      fields?: Readonly<Record<string, FieldErrorCode>> | undefined;
      requestId?: string | null;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.status = status;
    this.params = more.params ?? {};
    this.fields = more.fields ?? {};
    this.requestId = more.requestId ?? null;
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError;

const isErrorAnswer = (data: unknown): data is ErrorAnswer => {
  if (typeof data !== 'object' || data === null || !('error' in data)) return false;
  const { error } = data;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
};

/** The answer of a refused call as the catalogue has it, or null when something else answered (a proxy, say). */
export const errorAnswerOf = (error: unknown): ErrorAnswer['error'] | null =>
  isAxiosError(error) && isErrorAnswer(error.response?.data) ? error.response.data.error : null;

/** Turns whatever axios threw into a `CallError`. */
export const toCallError = (error: unknown): CallError => {
  if (isCallError(error)) return error;
  if (!isAxiosError(error)) return new CallError('internal', 0, { cause: error });
  if (error.code === 'ERR_CANCELED') return new CallError('aborted', 0, { cause: error });
  const { response } = error;
  if (!response) return new CallError('network', 0, { cause: error });
  const requestIdValue: unknown = response.headers[requestIdHeader];
  const requestId = typeof requestIdValue === 'string' ? requestIdValue : null;
  const answer = errorAnswerOf(error);
  if (!answer) return new CallError('internal', response.status, { requestId, cause: error });
  return new CallError(answer.code, response.status, {
    params: answer.params,
    fields: answer.fields,
    requestId,
    cause: error,
  });
};
