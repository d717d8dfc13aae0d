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
}

const Row = ({ label, note, amount }: BillRow) => (
  <>
    <dt>{label}</dt>
    <dd className="bill__amount">{amount}</dd>
    {note ? <dd className="bill__note">{note}</dd> : null}
  </>
);

/** Price, what is taken off and the sum, one under the other. */
export const Bill = ({ rows, total }: BillProps) => (
  <dl className="bill">
    {rows.map((row) => (
      <div key={row.label}>
        <Row {...row} />
      </div>
    ))}
    <div className="bill__total">
      <Row {...total} />
    </div>
  </dl>
);
