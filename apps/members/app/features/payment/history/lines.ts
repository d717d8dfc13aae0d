import type { Transaction } from '@vesper/contract';

/** What the list shows as one line: a movement, or messages of one kind to one person that follow each other on one day. */
export interface TransactionLine {
  readonly newest: Transaction;
  readonly messages: number;
  readonly credits: number;
}

const dayLength = 'yyyy-mm-dd'.length;
const dayOf = ({ created }: Transaction): string => created.slice(0, dayLength);

const isSameTalk = (one: Transaction, other: Transaction): boolean =>
  one.kind === 'spent' &&
  other.kind === 'spent' &&
  one.profile?.id === other.profile?.id &&
  one.message_kind === other.message_kind &&
  dayOf(one) === dayOf(other);

/** Puts messages of one talk on one line, so that thirty of them are not thirty lines; the order stays. */
export const toLines = (newestFirst: readonly Transaction[]): readonly TransactionLine[] => {
  const lines: TransactionLine[] = [];
  for (const transaction of newestFirst) {
    const last = lines.at(-1);
    if (last && isSameTalk(last.newest, transaction))
      lines[lines.length - 1] = {
        newest: last.newest,
        messages: last.messages + 1,
        credits: last.credits + transaction.credits,
      };
    else lines.push({ newest: transaction, messages: 1, credits: transaction.credits });
  }
  return lines;
};
