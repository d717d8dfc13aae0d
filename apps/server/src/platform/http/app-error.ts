import { type ErrorAnswer, type ErrorCode, errorStatus, type FieldErrorCode } from '@vesper/contract';

interface Details {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
}

/** A refusal with a stable code. Thrown anywhere in an act; it takes the act's transaction back with it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toAnswer(): ErrorAnswer {
    return { error: { code: this.code, ...this.details } };
  }
}
