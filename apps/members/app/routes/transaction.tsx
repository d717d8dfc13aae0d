import '../features/payment/outcome/outcome.scss';
import { localePath, splitLocale } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { redirect } from 'react-router';
import type { Route } from './+types/transaction.ts';
import { Transaction } from '../features/payment/outcome/transaction.tsx';
import { membersContext } from '../load-context.ts';
import { refusalOf } from '../frame/errors/refusal-of.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';

export const handle = { texts: ['payment', 'payment-order', 'payment-status'] };
await loadTexts(...handle.texts);

/** With an id that order, without one the last; who never ordered comes to the bundles. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api } = context.get(membersContext);
  const { locale } = splitLocale(url.pathname);
  return api.call('order', { query: params.id ? { id: params.id } : {} }).catch((error: unknown) => {
    if (!params.id && refusalOf(error).code === 'order_not_found')
      throw redirect(localePath(locale, '/credits'));
    return throwRefusal(error);
  });
};

export default function TransactionPage({
  loaderData: { order, unpaid, message_lost: isLost },
}: Route.ComponentProps) {
  return (
    <div className="container screen screen--evening">
      <Transaction key={order.payment_id} order={order} unpaid={unpaid} isLost={isLost} />
    </div>
  );
}
