import { CallError } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { toAppError } from './error-handler.ts';

it('refuses a page as the call was that it can not be made without', () => {
  const refusal = new AppError('too_many_requests');
  expect(toAppError(new CallError('too_many_requests', 429, { cause: refusal }))).toBe(refusal);
  expect(toAppError(new CallError('internal', 500, { cause: new TypeError('a fault') }))).toBeUndefined();
});

it('says of a disk that is full that it is so for a while', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(toAppError(full)).toMatchObject({ code: 'service_unavailable' });
});
