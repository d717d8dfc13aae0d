import {
  type Country,
  isKeepable,
  isLeftUnpaid,
  type Locale,
  normalizeDiscountCode,
  type OfferedMethod,
} from '@vesper/domain';
import type { ShownOffer } from '@vesper/contract';
import type { Site } from '../../site/site-directory.ts';
import { type OrderRow, stateOf } from '../repository.ts';

export interface OrderRequest {
  readonly bundle: string;
  /** Undefined of what is kept. */
  readonly method: string | undefined;
  /** What is kept and is to be charged. */
  readonly stored: string | undefined;
  /** The method is to be kept. */
  readonly keep: boolean;
  readonly discountCode: string | undefined;
  readonly repeat: boolean;
  /** What the member has seen of it; left out by programs that show nothing. */
  readonly shown: ShownOffer | undefined;
  /** The key of the refused message that goes out with this order. */
  readonly message: string | undefined;
  readonly key: string;
  /** Origin for the way back from the payment page. */
  readonly returnOrigin: string;
  /** Origin that the provider reports to. */
  readonly origin: string;
  /** The language that the journey goes on in after the payment. */
  readonly locale: Locale;
  /** Where the request seems to come from, for members who have not said where they are. */
  readonly here: Country;
  /** What the provider offers there; null while that is not known, and it judges by itself. */
  readonly methods: readonly OfferedMethod[] | null;
}

/** Whether the method is to be kept, and can be. */
export const keepsMethod = ({ keep, method }: OrderRequest): boolean => keep && isKeepable(method ?? '');

/** Whether an order was asked for in these words. */
export const sameRequest = (row: OrderRow, request: OrderRequest): boolean =>
  row.bundle === request.bundle &&
  (request.stored === undefined ? row.method === request.method : row.stored_method === request.stored) &&
  row.keeps === keepsMethod(request) &&
  (row.discount_code ?? '') === normalizeDiscountCode(request.discountCode ?? '') &&
  row.message_key === (request.message ?? null);

/** A code that is judged only with the order may make it cheaper than was shown; nothing makes it dearer. */
export const isAsShown = (
  order: { readonly amountMinor: number; readonly currency: string; readonly credits: number },
  shown: ShownOffer | undefined,
): boolean =>
  shown === undefined ||
  (order.currency === shown.currency &&
    order.amountMinor <= shown.amount_minor &&
    order.credits >= shown.credits);

/**
 * Whether a member has left this order unpaid a moment ago and asks for the very same, at a price that was shown and from the same country:
 * then its payment page is theirs again (decision 170), and there is no second one that could be paid as well.
 */
export const isAskedAgain = (
  last: OrderRow,
  { country, ...request }: OrderRequest & { readonly country: string | undefined },
  nowMs: number,
  { rules }: Pick<Site, 'rules'>,
): boolean =>
  !request.repeat &&
  last.vat_country === country &&
  (request.methods?.some(({ id }) => id === last.method) ?? true) &&
  last.stored_method === null &&
  last.called_back_at === null &&
  last.checkout_url !== null &&
  sameRequest(last, request) &&
  isAsShown({ amountMinor: last.amount_minor, ...last }, request.shown) &&
  isLeftUnpaid(
    { bundleId: last.bundle, atMs: last.created_at.getTime(), state: stateOf(last) },
    { bundleId: request.bundle, nowMs },
    rules,
  );
