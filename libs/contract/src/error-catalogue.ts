import { subjectContracts } from './subjects.ts';

/** Refusals that belong to no subject. */
const commonErrors = {
  authentication_required: 403,
  client_header_required: 403,
  origin_not_allowed: 403,
  not_found: 404,
  invalid_json: 400,
  invalid_request: 422,
  request_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_required: 400,
  idempotency_key_reused: 409,
  too_many_requests: 429,
  service_unavailable: 503,
  internal: 500,
} as const;

const commonFieldErrors = ['required', 'invalid'] as const;

type Errors = (typeof subjectContracts)[number]['errors'];
type NamesOf<C> = C extends unknown ? Extract<keyof C, string> : never;

export type ErrorCode = keyof typeof commonErrors | NamesOf<Errors>;

/**
 * Every error a call can answer: stable code → HTTP status. The message id is `error.<code>` (spec §8); its texts stand
 * in `locales/`. Codes of single fields (a wrong e-mail address, say) are in `fieldErrorCodes`.
 */
export const errorStatus = Object.assign(
  {},
  commonErrors,
  ...subjectContracts.map(({ errors }) => errors),
) as Readonly<Record<ErrorCode, number>>;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

export type FieldErrorCode =
  (typeof commonFieldErrors)[number] | (typeof subjectContracts)[number]['fieldErrors'][number];

/** Codes that stand in `error.fields`, one for each field that was refused. */
export const fieldErrorCodes = [
  ...new Set<FieldErrorCode>([
    ...commonFieldErrors,
    ...subjectContracts.flatMap(({ fieldErrors }): readonly FieldErrorCode[] => fieldErrors),
  ]),
];

/** What a refused call answers. `params` fill the text's placeholders, e.g. `{ minutes: 15 }` or `{ name: 'Ada' }`. */
export interface ErrorAnswer {
  readonly error: {
    readonly code: ErrorCode;
    readonly params?: Readonly<Record<string, string | number>>;
    readonly fields?: Readonly<Record<string, FieldErrorCode>>;
  };
}
