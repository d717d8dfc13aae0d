import type { Trx } from '../../platform/database/transaction.ts';

/** The conversations of a member, locked, each with its other side. */
const readConversations = (trx: Trx, member: string) =>
  trx
    .selectFrom('conversation_members as theirs')
    .innerJoin('members as other', 'other.id', 'theirs.member_id')
    .innerJoin('conversations as c', 'c.id', 'theirs.conversation_id')
    .select(['theirs.conversation_id as id', 'theirs.cleared_seq', 'other.status', 'other.fictional'])
    .where('theirs.other_id', '=', member)
    .orderBy('c.id')
    .forUpdate('c')
    .execute();

/**
 * After a purge: messages stay only for somebody who may still read them. A conversation goes whole when its other side
 * is purged too or never was a person; of the rest goes what the other side has removed.
 */
export const purgeConversations = async (trx: Trx, member: string): Promise<void> => {
  for (const { id, cleared_seq: cleared, status, fictional } of await readConversations(trx, member)) {
    const nobodyReads = fictional || status === 'purged';
    let messages = trx.deleteFrom('messages').where('conversation_id', '=', id);
    if (!nobodyReads) messages = messages.where('seq', '<=', cleared);
    await messages.execute();
    if (!nobodyReads) continue;
    await trx.deleteFrom('conversation_members').where('conversation_id', '=', id).execute();
    await trx.deleteFrom('conversations').where('id', '=', id).execute();
    await trx
      .updateTable('sent_keys')
      .set({ conversation_id: null, seq: null })
      .where('conversation_id', '=', id)
      .execute();
  }
};
