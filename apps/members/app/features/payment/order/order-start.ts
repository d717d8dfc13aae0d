import type { Api } from '@vesper/api-client';
import type { CallAnswer, Order } from '@vesper/contract';
import {
  type AppliedDiscount,
  type Country,
  mayRetryCharge,
  type OrderState,
  storedChoice,
  usualMethod,
} from '@vesper/domain';

interface StartInput {
  readonly offer: CallAnswer<'credits'>;
  /** What is ordered again; null where a bundle was chosen. */
  readonly last: Order | null;
  /** The method that the address says. */
  readonly asked: string | undefined;
  readonly country: Country | null;
  /** What is kept has failed, and its member wants to pay another way. */
  readonly isAnotherWay: boolean;
}

/** What was paid with last, as far as it is kept still and may be charged. */
const keptOf = ({ stored }: CallAnswer<'credits'>, last: Order | null): string | null => {
  const usable = stored.filter(({ expired }) => !expired);
  if (!last) return usable[0]?.id ?? null;
  if (last.failure !== null && !mayRetryCharge(last.failure)) return null;
  const same = usable.find(({ id }) => id === last.stored_method);
  return (same ?? usable.find(({ method }) => method === last.method))?.id ?? null;
};

/** What an order begins with chosen: the address says it, else what is kept, what was paid with last, what is usual. */
const startMethod = ({ offer, last, asked, country, isAnotherWay }: StartInput): string | null => {
  const offered = offer.methods.map(({ id }) => id);
  const said = offered.find((id) => id === asked);
  if (said !== undefined) return said;
  if (isAnotherWay) return usualMethod(offered, country);
  const kept = asked === undefined ? keptOf(offer, last) : null;
  if (kept !== null) return storedChoice(kept);
  return offered.find((id) => id === last?.method) ?? usualMethod(offered, country);
};

const cameToNothing: readonly OrderState[] = ['failed', 'cancelled', 'expired'];

/** The discount of an order that came to nothing, where it counts still. */
const startDiscount = async (
  api: Pick<Api, 'call'>,
  { offer, last }: StartInput,
): Promise<AppliedDiscount | null> => {
  const code = last && cameToNothing.includes(last.state) ? last.discount_code : null;
  if (code === null || code === offer.discount?.code) return null;
  const answer = await api.call('discountCode', { query: { code } }).catch(() => null);
  return answer && { code: answer.discount.code, percentage: answer.discount.value_percentage };
};

/** With what the form of an order begins; after one that came to nothing, with all that it had. */
export const orderStart = async (api: Pick<Api, 'call'>, input: StartInput) => ({
  method: startMethod(input),
  discount: await startDiscount(api, input),
});
