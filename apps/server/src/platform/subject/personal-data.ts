/** What one table keeps of a person. `docs/data-map.md` is written from these rows, the purge works by them. */
export interface PersonalData {
  readonly table: string;
  /** Which of its columns, as one would say it; left out: the whole row. */
  readonly columns?: string;
  /** What it is kept for. */
  readonly purpose: string;
  readonly seenBy: string;
  /** When it goes. */
  readonly goes: string;
  /** Whether the member's download holds it. */
  readonly exported: string;
  /** The rows are the member's alone: the purge deletes them by each of these columns. */
  readonly deleteBy?: readonly string[];
  /** Columns that refer to a member and outlive the purge, or are seen to elsewhere, each with the reason. */
  readonly stays?: Readonly<Record<string, string>>;
}

/** A row of the data map: what its table holds, and when it goes. */
export const personalData = (table: string, row: Omit<PersonalData, 'table'>): PersonalData => ({
  table,
  ...row,
});
