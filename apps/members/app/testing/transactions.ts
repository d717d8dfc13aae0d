import type { Transaction } from '@vesper/contract';

/** A movement of credits, for tests and stories; by itself one message. */
export const aTransaction = (id: string, change: Partial<Transaction> = {}): Transaction => ({
  id,
  kind: 'spent',
  credits: -1,
  owed: 0,
  balance: 10,
  order: null,
  profile: null,
  message_kind: 'text',
  created: '2026-11-20T18:30:00.000Z',
  ...change,
});
