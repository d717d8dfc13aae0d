// @vitest-environment node
import { errorCodes, errorStatus } from '@vesper/contract';
import { expect, it } from 'vitest';
import { actStatus, refusalStatus } from './act-status.ts';

it.each([
  ['invalid_request', 422],
  ['password_wrong', 422],
  ['bad_request', 400],
  ['login_failed', 401],
  ['login_code_wrong', 401],
  ['login_blocked', 429],
  ['too_many_reports', 429],
  ['not_enough_credits', 402],
  ['authentication_required', 403],
  ['blocked_by_member', 403],
  ['conversation_not_found', 404],
  ['repeat_order_unconfirmed', 409],
  ['member_not_available', 410],
  ['photo_too_large', 413],
  ['service_unavailable', 503],
  ['payment_provider_unavailable', 503],
  // Faults of a server are none of the page that says so.
  ['payment_failed', 503],
  ['internal', 503],
  // What stands in no catalogue.
  ['network', 503],
  ['aborted', 503],
  ['generic', 503],
  ['of_a_newer_server', 503],
])('%s is %i', (code, status) => {
  expect([refusalStatus(code), actStatus({ refused: { code } })]).toEqual([status, status]);
});

it('is 200 for what was not refused alone', () => {
  expect(actStatus({ refused: null })).toBe(200);
  for (const code of errorCodes) {
    const status = refusalStatus(code);
    expect([code, status]).toEqual([code, errorStatus[code] < 500 ? errorStatus[code] : 503]);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});
