import { readAccount, type Transfer } from '../ledger.ts';
import type { CreditLot, TakenLot } from '../lots.ts';

/** An order of the model: so many credits, and how many of them went back. */
export interface ModelOrder {
  readonly id: string;
  readonly member: string;
  readonly credits: number;
  back: number;
}

interface ModelLot extends CreditLot {
  readonly member: string;
  readonly credits: number;
}

/** Books for tests, kept as the repository keeps them, and as the database refuses them: nothing below zero. */
export class BooksInMemory {
  readonly balances = new Map<string, number>();
  readonly orders = new Map<string, ModelOrder>();
  /** Every posting there was, to be played once more. */
  readonly postings: { readonly account: string; readonly amount: number }[] = [];
  readonly lotPostings: { readonly lot: string; readonly amount: number }[] = [];
  readonly #lots = new Map<string, ModelLot>();
  readonly #lotsOf = new Map<string, string[]>();
  /** By order, then by lot: what went back of it, the last one last. */
  readonly #taken = new Map<string, Map<string, number>>();

  balance(account: string): number {
    return this.balances.get(account) ?? 0;
  }

  owed(member: string): number {
    return Math.abs(this.balance(`receivable:${member}`));
  }

  /** Those of which something is left, the oldest first. */
  lots(member: string): ModelLot[] {
    const open = (this.#lotsOf.get(member) ?? []).filter((id) => (this.#lots.get(id)?.left ?? 0) > 0);
    return open.map((id) => this.#lots.get(id)).filter((lot) => lot !== undefined);
  }

  left(lot: string): number {
    return this.#lots.get(lot)?.left ?? 0;
  }

  lotIds(): readonly string[] {
    return [...this.#lots.keys()];
  }

  /** What was taken with an order and is not given again, the last first, and the order's own lots. */
  takenLots(order: string): { lots: TakenLot[]; roomOf: (order: string) => number } {
    const taken = this.#taken.get(order) ?? new Map<string, number>();
    const member = this.orders.get(order)?.member ?? '';
    const ids = new Set([
      ...[...taken.keys()].reverse(),
      ...(this.#lotsOf.get(member) ?? []).filter((id) => this.#lots.get(id)?.order === order),
    ]);
    const lots = [...ids].flatMap((id) => {
      const lot = this.#lots.get(id);
      if (!lot) return [];
      return [{ id, order: lot.order, taken: Math.max(0, taken.get(id) ?? 0), room: lot.credits - lot.left }];
    });
    return { lots, roomOf: (one) => this.#roomOf(one) };
  }

  /** How many credits of an order may come into its lots: what was bought and not paid back, less what is there. */
  #roomOf(order: string): number {
    const found = this.orders.get(order);
    if (!found) return 0;
    const there = (this.#lotsOf.get(found.member) ?? [])
      .filter((id) => this.#lots.get(id)?.order === order)
      .reduce((sum, id) => sum + this.left(id), 0);
    return found.credits - found.back - there;
  }

  /** Writes a transfer; `order` is the one that it is about. @throws Error for a balance or lot below zero */
  post({ id, kind, postings, lots }: Transfer, member: string, order: ModelOrder | undefined): void {
    for (const { account, amount } of postings) {
      const balance = this.balance(account) + amount;
      const read = readAccount(account);
      if (read?.kind === 'member' && balance < 0) throw new Error(`${account} falls below zero`);
      if (read?.kind === 'receivable' && balance > 0) throw new Error(`${account} is paid more than it owes`);
      this.balances.set(account, balance);
      this.postings.push({ account, amount });
    }
    for (const { lot, amount } of lots) {
      if (lot === id) this.#open(id, member, kind === 'grant' ? undefined : order, amount);
      else this.#move(lot, amount);
      this.lotPostings.push({ lot, amount });
      if (order && (kind === 'refund' || kind === 'reversal')) this.#noteTaken(order.id, lot, -amount);
    }
  }

  #open(id: string, member: string, order: ModelOrder | undefined, left: number): void {
    const credits = order?.credits ?? left;
    this.#lots.set(id, { id, member, granted: order === undefined, order: order?.id ?? null, credits, left });
    this.#lotsOf.set(member, [...(this.#lotsOf.get(member) ?? []), id]);
  }

  #move(id: string, amount: number): void {
    const lot = this.#lots.get(id);
    if (!lot) throw new Error(`no lot ${id}`);
    const left = lot.left + amount;
    if (left < 0 || left > lot.credits) throw new Error(`lot ${id} would hold ${left} of ${lot.credits}`);
    this.#lots.set(id, { ...lot, left });
  }

  #noteTaken(order: string, lot: string, amount: number): void {
    const taken = this.#taken.get(order) ?? new Map<string, number>();
    this.#taken.set(order, taken);
    const sum = (taken.get(lot) ?? 0) + amount;
    // Deleted and set, it is the last one.
    taken.delete(lot);
    taken.set(lot, sum);
  }
}
