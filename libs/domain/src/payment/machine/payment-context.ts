import type { AppliedDiscount, PaymentContext, PaymentInput } from './payment-types.ts';

// What `paymentMachine` knows, and how it is read, as pure functions: a page shows the same before the machine runs.

const defaultPollDelayMs = 3000;

/** Where a refusal is told: at the field of the code, or above the order button. */
export function refusedWith(code: string | null): Pick<PaymentContext, 'errorCode' | 'codeErrorCode'> {
  const isOfCode = code?.startsWith('discount_code_') ?? false;
  return isOfCode ? { errorCode: null, codeErrorCode: code } : { errorCode: code, codeErrorCode: null };
}

export function startContext(input: PaymentInput): PaymentContext {
  const discount = input.discount ?? null;
  return {
    bundleId: input.bundleId ?? null,
    method: input.method ?? null,
    discountCode: input.discountCode === undefined ? (discount?.code ?? null) : input.discountCode,
    discount,
    pollDelayMs: input.pollDelayMs ?? defaultPollDelayMs,
    polls: 0,
    idempotencyKey: null,
    repeatConfirmed: false,
    orderId: input.orderId ?? null,
    payUrl: input.payUrl ?? null,
    orderState: input.orderState ?? null,
    failure: input.failure ?? null,
    ...refusedWith(input.refusedCode ?? null),
  };
}

/** The discount that the code in the field gives; null when there is none, or nobody has judged it yet. */
export function countingDiscount({
  discount,
  discountCode,
}: Pick<PaymentContext, 'discount' | 'discountCode'>): AppliedDiscount | null {
  return discount !== null && discount.code === discountCode ? discount : null;
}
