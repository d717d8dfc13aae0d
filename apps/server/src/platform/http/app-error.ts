import { type ErrorAnswer, type ErrorCode, errorStatus, type FieldErrorCode } from '@vesper/contract';

interface Details {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
}

/** A refusal with a stable code. Thrown anywhere in an act; it takes the act's transaction back with it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  /** When it is worth asking again, where that is known: clients do not repeat what would be refused once more. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}, retryAfterSeconds?: number) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toAnswer(): ErrorAnswer {
    return { error: { code: this.code, ...this.details } };
  }
}
