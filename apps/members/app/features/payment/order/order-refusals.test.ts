// @vitest-environment node
import { errorCodes } from '@vesper/contract';
import { expect, it } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { orderRefusals } from './order-refusals.ts';

it.each(
  errorCodes.filter((code) =>
    /^(price_changed|charge_under_way|stored_method_|repeat_order_|discount_code_)/.test(code),
  ),
)('%s has the text it needs', (code) =>
  expect(errorMessage(code, orderRefusals).id).toMatch(new RegExp(`\\.${code}$`)),
);
