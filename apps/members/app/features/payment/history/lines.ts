import type { Transaction } from '@vesper/contract';

/** What the list shows as one line: a movement, or messages of one kind to one person that follow each other on one day of the reader's. */
export interface TransactionLine {
  readonly newest: Transaction;
  readonly messages: number;
  readonly credits: number;
}

const isSameTalk = (one: Transaction, other: Transaction): boolean =>
  one.kind === 'spent' &&
  other.kind === 'spent' &&
  one.profile?.id === other.profile?.id &&
  one.message_kind === other.message_kind;

/**
 * Puts messages of one talk on one line, so that thirty of them are not thirty lines; the order stays.
 * @param timeZone of whoever reads: each line says a time of theirs, and a day begins at their midnight
 */
export const toLines = (
  newestFirst: readonly Transaction[],
  timeZone: string,
): readonly TransactionLine[] => {
  const days = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' });
  const dayOf = ({ created }: Transaction): string => days.format(new Date(created));
  const lines: TransactionLine[] = [];
  for (const transaction of newestFirst) {
    const last = lines.at(-1);
    if (last && isSameTalk(last.newest, transaction) && dayOf(last.newest) === dayOf(transaction))
      lines[lines.length - 1] = {
        newest: last.newest,
        messages: last.messages + 1,
        credits: last.credits + transaction.credits,
      };
    else lines.push({ newest: transaction, messages: 1, credits: transaction.credits });
  }
  return lines;
};
