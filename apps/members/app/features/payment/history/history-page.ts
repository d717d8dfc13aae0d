import type { Api } from '@vesper/api-client';
import type { Order, Transaction } from '@vesper/contract';

export interface HistoryPage {
  readonly transactions: readonly Transaction[];
  /** What can still be paid; with the first page. */
  readonly open: readonly Order[];
  readonly owed: number;
  readonly next: string | null;
}

/** One page of the list; the first without a cursor. */
export const readHistoryPage = async (api: Api, cursor: string | null): Promise<HistoryPage> => {
  const answer = await api.call('transactions', { query: cursor === null ? {} : { cursor } });
  return {
    transactions: answer.transactions,
    open: answer.open_orders,
    owed: answer.owed,
    next: answer.next_cursor,
  };
};
