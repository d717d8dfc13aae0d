export { type Api, createApi } from './create-api.ts';
export { CallError, type CallErrorCode, isCallError } from './call-error.ts';
export type { CallInput } from './call-input.ts';
