export { type Api, type ApiOptions, createApi } from './create-api.ts';
export { CallError, type CallErrorCode, isCallError } from './call-error.ts';
export type { CallArguments, CallInput } from './call-input.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
