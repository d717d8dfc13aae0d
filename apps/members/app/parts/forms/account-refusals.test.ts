// @vitest-environment node
import { errorCodes, fieldErrorCodes } from '@vesper/contract';
import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { accountRefusals } from './account-refusals.ts';
import { fieldMessage } from '../fields/field-messages.ts';

/** Faults and misuse that a member can do nothing about: the generic text of the spec is the right one. */
const generic = new Set([
  'authentication_required',
  'client_header_required',
  'origin_not_allowed',
  'bad_request',
  'not_found',
  'method_not_allowed',
  'site_not_found',
  'conversation_not_found',
  'message_not_found',
  'order_not_found',
  'bundle_not_found',
  'photo_not_found',
  'place_not_found',
  'invalid_json',
  'invalid_request',
  'request_too_large',
  'unsupported_media_type',
  'idempotency_key_required',
  'idempotency_key_reused',
  'internal',
]);

/** Said by the order form alone, beside which they are tested. */
const ofTheOrder =
  /^(price_changed|payment_method_not_offered|charge_under_way|stored_method_not_found|repeat_order_unconfirmed|discount_code_.*)$/;

/** Said by the dialog that reports somebody, beside which they are tested. */
const ofTheReport = /^(message_not_reportable|report_words_too_long|too_many_reports)$/;

/** Said in the voice message that was not sent, beside which they are tested. */
const ofTheRecording = /^voice_/;

/** Shown by the swipe game itself: the wait for the next likes, and the card that comes back. */
const ofTheGame = /^swipe_/;

/** Said by the page of the verification alone, beside which they are tested. */
const ofTheVerification = /^(verification|selfie)_/;

const tested = [ofTheOrder, ofTheReport, ofTheRecording, ofTheGame, ofTheVerification];

describe('the texts of refusals', () => {
  it.each(errorCodes.filter((code) => !tested.some((elsewhere) => elsewhere.test(code))))(
    '%s has the text it needs',
    (code) => {
      expect(errorMessage(code, accountRefusals).id).toMatch(
        generic.has(code) ? /^refusal\.generic$/ : new RegExp(`^refusal(-account)?\\.${code}$`),
      );
    },
  );

  it.each(fieldErrorCodes)('the field code %s has a text of its own', (code) => {
    expect(fieldMessage(code, accountRefusals).id).toMatch(new RegExp(`^refusal-(field|account)\\.${code}$`));
  });

  it('answers the generic text for a code that it does not know', () => {
    expect(errorMessage('from_the_future').id).toBe('refusal.generic');
    expect(fieldMessage('from_the_future').id).toBe('refusal-field.invalid');
  });
});
