/**
 * Every error a call can answer: stable code → HTTP status. The message id is `error.<code>` (spec §8); its texts stand
 * in `locales/`. Codes of single fields (a wrong e-mail address, say) are in `fieldErrorCodes`.
 */
export const errorStatus = {
  authentication_required: 403,
  client_header_required: 403,
  origin_not_allowed: 403,
  not_found: 404,
  site_not_found: 404,
  member_not_found: 404,
  conversation_not_found: 404,
  order_not_found: 404,
  bundle_not_found: 404,
  photo_not_found: 404,
  invalid_json: 400,
  invalid_request: 422,
  request_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_required: 400,
  idempotency_key_reused: 409,
  too_many_requests: 429,
  login_failed: 401,
  login_blocked: 429,
  login_code_required: 401,
  login_code_wrong: 401,
  login_code_expired: 410,
  passkey_failed: 401,
  passkey_invalid: 422,
  email_not_found: 404,
  link_invalid: 410,
  too_many_reset_mails: 429,
  too_many_mails: 429,
  password_wrong: 422,
  password_blocked: 429,
  one_time_code_wrong: 422,
  one_time_codes_not_started: 409,
  discount_not_offered: 409,
  place_not_found: 404,
  duplicate_email: 409,
  duplicate_email_active: 409,
  duplicate_email_deleted: 409,
  signup_closed: 403,
  activation_failed: 410,
  already_active: 409,
  blocked_by_member: 403,
  member_not_available: 410,
  own_profile: 422,
  free_conversation_limit: 402,
  not_enough_credits: 402,
  message_empty: 422,
  message_too_long: 422,
  photo_limit_reached: 403,
  photo_invalid: 422,
  photo_too_large: 413,
  repeat_order_unconfirmed: 409,
  payment_failed: 502,
  payment_provider_unavailable: 503,
  discount_code_invalid: 422,
  service_unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Codes that stand in `error.fields`, one for each field that was refused. */
export const fieldErrorCodes = [
  'required',
  'invalid',
  'email_invalid',
  'email_duplicate',
  'email_restorable',
  'new_email_invalid',
  'new_email_same',
  'password_wrong',
  'username_is_email',
  'username_starts_with_at',
  'username_too_short',
  'username_too_long',
  'username_invalid_characters',
  'password_too_short',
  'password_too_long',
  'password_common',
  'birth_date_invalid',
  'birth_date_future',
  'birth_date_implausible',
  'below_minimum_age',
  'about_me_too_long',
  'city_too_long',
  'region_unknown',
  'interest_unknown',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** What a refused call answers. `params` fill the text's placeholders, e.g. `{ minutes: 15 }` or `{ name: 'Ada' }`. */
export interface ErrorAnswer {
  readonly error: {
    readonly code: ErrorCode;
    readonly params?: Readonly<Record<string, string | number>>;
    readonly fields?: Readonly<Record<string, FieldErrorCode>>;
  };
}
