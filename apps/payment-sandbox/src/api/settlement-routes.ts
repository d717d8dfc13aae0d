import type { Store } from '../journal/store.ts';
import type { Settlement } from '../payment/settlement.ts';
import { type Addresses, chargebackAnswer, pageOf, paymentAnswer, refundAnswer } from './api-answers.ts';
import { forbidden, notFound } from './api-error.ts';
import { settlementAnswer } from './settlement-answers.ts';

interface SettlementCall {
  url: URL;
  params: string[];
  /** Settlements are the organisation's: a key of one of its shops does not show them. */
  isOrganization: boolean;
}

interface Shown {
  store: Store;
  addresses(): Addresses;
}

const found = (store: Store, id: string): Settlement => {
  const settlement = store.settlements().find((one) => one.id === id);
  if (!settlement) throw notFound(`No settlement exists with token ${id}.`);
  return settlement;
};

const partsOf = (
  settlement: Settlement,
  kind: string,
  { store, addresses }: Shown,
): readonly { id: string }[] => {
  const at = addresses();
  switch (kind) {
    case 'payments':
      return settlement.payments
        .flatMap((id) => store.payment(id) ?? [])
        .map((one) => ({ ...paymentAnswer(one, store, at), settlementId: settlement.id }));
    case 'refunds':
      return settlement.refunds
        .flatMap((id) => store.refund(id) ?? [])
        .map((one) => ({ ...refundAnswer(one, at), settlementId: settlement.id }));
    default:
      return store
        .chargebacks()
        .filter(({ id }) => settlement.chargebacks.includes(id))
        .map((one) => ({ ...chargebackAnswer(one, at), settlementId: settlement.id }));
  }
};

const own =
  <T>(handle: (call: SettlementCall, shown: Shown) => T) =>
  (call: SettlementCall, shown: Shown) => {
    if (!call.isOrganization) throw forbidden();
    return { status: 200, body: handle(call, shown) as unknown };
  };

/** The calls about payouts: the list, one of them, and what it is made up of. */
export const settlementRoutes = [
  [
    'GET',
    /^\/v2\/settlements$/,
    own(({ url }, { store, addresses }) => {
      const at = addresses();
      const all = store.settlements();
      return pageOf('settlements', all, (one) => settlementAnswer(one, store, at), { url, at });
    }),
  ],
  [
    'GET',
    /^\/v2\/settlements\/(stl_\w+)$/,
    own(({ params: [id = ''] }, { store, addresses }) =>
      settlementAnswer(found(store, id), store, addresses()),
    ),
  ],
  [
    'GET',
    /^\/v2\/settlements\/(stl_\w+)\/(payments|refunds|chargebacks)$/,
    own(({ params: [id = '', kind = ''], url }, shown) => {
      const parts = partsOf(found(shown.store, id), kind, shown);
      return pageOf(kind, parts, (one) => one, { url, at: shown.addresses() });
    }),
  ],
] as const;
