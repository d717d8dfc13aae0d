import '../features/payment/outcome/outcome.scss';
import { loadTexts } from '@vesper/i18n/react';
import type { Route } from './+types/transaction.ts';
import { Transaction } from '../features/payment/outcome/transaction.tsx';
import { membersContext } from '../load-context.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = {
  texts: ['payment', 'payment-order', 'payment-status', 'payment-stored'],
};
await loadTexts(...handle.texts);

/** One order: what became of it. */
export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  context.get(membersContext).api.call('order', { query: { id } }).catch(throwRefusal);

export default function TransactionPage({
  loaderData: { order, unpaid, message_lost: isLost, kept },
}: Route.ComponentProps) {
  return (
    <div className="container screen screen--evening">
      <Transaction key={order.payment_id} order={order} unpaid={unpaid} isLost={isLost} kept={kept} />
    </div>
  );
}
