import type { Trx } from '../platform/transaction.ts';

/** Mails kept in place of a mail server (development only): none of them outlives an account that was deleted after it. */
export const removeKeptMails = async (
  trx: Trx,
  recipient: string | null,
  deletedAt: Date | null,
): Promise<void> => {
  await trx
    .deleteFrom('development_mails')
    .where((where) =>
      where.or([where('recipient', '=', recipient ?? ''), where('created_at', '<=', deletedAt)]),
    )
    .execute();
};
