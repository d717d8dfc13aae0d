import type { ReactNode } from 'react';

export interface BillRow {
  readonly label: string;
  /** With its currency; negative for what is taken off. */
  readonly amount: string;
  /** Behind the label: how long a discount runs, that the tax is in it. */
  readonly note?: ReactNode;
}

export interface BillProps {
  /** What leads to the sum; none where the price is the sum. */
  readonly rows: readonly BillRow[];
  readonly total: BillRow;
  /** What of it has gone back since. */
  readonly returned?: BillRow | undefined;
}

const Row = ({ label, note, amount }: BillRow) => (
  <>
    <dt>{label}</dt>
    <dd className="bill__amount">{amount}</dd>
    {note ? <dd className="bill__note">{note}</dd> : null}
  </>
);

/** Price, what is taken off, the sum and what of it came back, one under the other. */
export const Bill = ({ rows, total, returned }: BillProps) => (
  <dl className="bill">
    {rows.map((row) => (
      <div key={row.label}>
        <Row {...row} />
      </div>
    ))}
    <div className="bill__total">
      <Row {...total} />
    </div>
    {returned ? (
      <div>
        <Row {...returned} />
      </div>
    ) : null}
  </dl>
);
