import type { MemberCard, Order, Transaction } from '@vesper/contract';
import { creditEntryKind, type CreditTotals, withTotals } from '@vesper/domain';
import { readCards } from '../../member/card.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Services } from '../../platform/services/services.ts';
import { toOrder } from '../repository.ts';
import { type MovementRow, readMovements, readOrdersOf } from './transactions-repository.ts';

const pageSize = 30;

/** Below which movement a page begins, and what the member had and owed by then. */
interface Position {
  readonly before: string;
  readonly totals: CreditTotals;
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'before' in value &&
  typeof value.before === 'string' &&
  'totals' in value &&
  typeof value.totals === 'object';

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];

const toTransaction = (
  { id, kind, created_at: created, credits, owed, order_id: order, receiver, message_kind }: MovementRow,
  after: CreditTotals,
  orders: ReadonlyMap<string, Order>,
  cards: ReadonlyMap<string, MemberCard>,
): Transaction => ({
  id,
  kind: creditEntryKind(kind),
  credits,
  owed,
  balance: after.balance,
  order: orders.get(order ?? '') ?? null,
  profile: cards.get(receiver ?? '') ?? null,
  message_kind,
  created: created.toISOString(),
});

/**
 * Every movement of a member's credits, newest first, a page at a time, with what it was for and what the member had after
 * it; on the first page also the orders that can still be paid.
 * @throws AppError `invalid_request` for a cursor that is none of this member's
 */
export const readTransactions = async (services: Services, member: string, cursor: string | undefined) => {
  const position = cursor === undefined ? undefined : readCursor(services, cursor, isPosition, member);
  const rows = await readMovements(services.db, member, position?.before, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const [newest, oldest] = [rows[0], page.at(-1)];
  const now = { balance: newest?.balance_now ?? 0, owed: newest?.owed_now ?? 0 };
  const { entries, before } = withTotals(page, position?.totals ?? now);
  const [cards, orders] = await Promise.all([
    readCards(services, services.db, unique(page.map((row) => row.receiver)), { inConversation: true }),
    readOrdersOf(services.db, member, unique(page.map((row) => row.order_id))),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const orderOf = new Map(orders.map((row) => [row.id, toOrder(row)]));
  return {
    transactions: entries.map(({ move, after }) => toTransaction(move, after, orderOf, cardOf)),
    ...now,
    open_orders: position === undefined ? orders.filter((row) => row.can_be_paid).map(toOrder) : [],
    next_cursor:
      rows.length > pageSize && oldest
        ? // It holds what the member had: nobody else is to read on from it.
          writeCursor(services, { before: oldest.id, totals: before } satisfies Position, member)
        : null,
  };
};
