export { creditsBadge } from './credits-badge.ts';
export { creditEntryKind, creditEntryKinds, withTotals, type CreditTotals } from './history.ts';
export { makeTransfer, readAccount } from './ledger.ts';
export type { AccountKind, CreditTransferKind, Transfer, TransferKind } from './ledger.ts';
export { lotsAfter, type CreditLot, type TakenLot } from './lots.ts';
export {
  giveBackTransfer,
  grantTransfer,
  lapseTransfer,
  purchaseTransfer,
  spendTransfer,
  takeBackTransfer,
} from './transfers.ts';
