import { chatErrors } from './chat/calls.ts';
import { leavingErrors } from './leaving/calls.ts';
import { linkErrors } from './link/calls.ts';
import { loginErrors } from './login/calls.ts';
import { mailAddressErrors } from './mail-address/calls.ts';
import { memberErrors } from './member/calls.ts';
import { oneTimeCodesErrors } from './one-time-codes/calls.ts';
import { passkeysErrors } from './passkeys/calls.ts';
import { passwordErrors } from './password/calls.ts';
import { paymentErrors } from './payment/calls.ts';
import { photosErrors } from './photos/calls.ts';
import { profileErrors } from './profile/calls.ts';
import { reportsErrors } from './reports/calls.ts';
import { signupErrors } from './signup/calls.ts';
import { siteErrors } from './site/calls.ts';
import { swipeErrors } from './swipe/calls.ts';
import { verificationErrors } from './verification/calls.ts';
import { trustErrors } from './trust/calls.ts';

/** Every subject's refusals; a new one is a line here. */
const subjectErrors = [
  siteErrors,
  memberErrors,
  linkErrors,
  passwordErrors,
  oneTimeCodesErrors,
  loginErrors,
  passkeysErrors,
  mailAddressErrors,
  photosErrors,
  trustErrors,
  chatErrors,
  signupErrors,
  profileErrors,
  paymentErrors,
  leavingErrors,
  reportsErrors,
  swipeErrors,
  verificationErrors,
] as const;

/** Refusals that belong to no subject. */
const commonErrors = {
  authentication_required: 403,
  client_header_required: 403,
  origin_not_allowed: 403,
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
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

type Errors = (typeof subjectErrors)[number]['status'];
type NamesOf<C> = C extends unknown ? Extract<keyof C, string> : never;

export type ErrorCode = keyof typeof commonErrors | NamesOf<Errors>;

/**
 * Every error a call can answer: stable code → HTTP status. The message id is `refusal.<code>`, or
 * `refusal-account.<code>` for what only the screens of the account show (spec §8); its texts stand in `locales/`. Codes of single fields (a wrong e-mail address, say) are in `fieldErrorCodes`.
 */
export const errorStatus = Object.assign(
  {},
  commonErrors,
  ...subjectErrors.map(({ status }) => status),
) as Readonly<Record<ErrorCode, number>>;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

export type FieldErrorCode =
  (typeof commonFieldErrors)[number] | (typeof subjectErrors)[number]['fields'][number];

/** Codes that stand in `error.fields`, one for each field that was refused. */
export const fieldErrorCodes = [
  ...new Set<FieldErrorCode>([
    ...commonFieldErrors,
    ...subjectErrors.flatMap(({ fields }): readonly FieldErrorCode[] => fields),
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
