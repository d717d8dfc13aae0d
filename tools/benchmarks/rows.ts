import { appendFileSync, readFileSync } from 'node:fs';

/** One thing that a benchmark measures. */
export interface BenchRow {
  readonly what: string;
  readonly measured: number;
  /** Left out for a ratio. */
  readonly unit?: 'ms' | 's' | 'KB' | '' | undefined;
  /** What it may be at most, */
  readonly most?: number | undefined;
  /** or must be at least; neither where nothing is asked of it. */
  readonly least?: number | undefined;
  /** What it is measured beside: that is 1 for a ratio. */
  readonly yardstick?: string | undefined;
}

/** A row that one of the programs has written, with the command that does it again. */
export interface NotedRow extends BenchRow {
  readonly command: string;
}

/** The file into which `npm run bench` has its programs write their rows. */
export const rowsFile = 'BENCH_ROWS';

/** Notes rows for the table of all; alone, a benchmark prints what it prints. */
export const note = (...rows: readonly BenchRow[]): void => {
  const file = process.env[rowsFile];
  if (file) appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
};

/** The rows that were noted so far. @throws SyntaxError for a line that is none */
export const readRows = (file: string): BenchRow[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BenchRow & { readonly measured: number | null })
    // JSON has no way to write what is endless or was not measured.
    .map((row) => ({ ...row, measured: row.measured ?? Number.NaN }));

/** What is measured on a busy machine is met for sure with a tenth to spare; a ratio near 1 as it is. */
const spare = 0.9;
const nearOne = 1.2;

/** Whether a row keeps its budget; `–` without one. What was not measured (NaN) is not met. */
export const verdictOf = ({ measured, most, least }: BenchRow): 'met' | 'just met' | 'not met' | '–' => {
  if (most === undefined && least === undefined) return '–';
  const used =
    most === undefined ? (least ?? 0) / measured : most === 0 ? Number(measured > 0) * 2 : measured / most;
  if (!(used <= 1)) return 'not met';
  const isNearOne = (most ?? 1) > 1 && (most ?? 1) <= nearOne;
  return used <= spare || isNearOne || most === 0 ? 'met' : 'just met';
};

const written = (value: number): string =>
  Number.isNaN(value)
    ? 'not measured'
    : value >= 1000
      ? value.toLocaleString('en', { maximumFractionDigits: 0 })
      : String(Number(value.toPrecision(3)));

const budgetOf = ({ most, least, unit = '' }: BenchRow): string => {
  if (most !== undefined) return `≤ ${written(most)} ${unit}`.trim();
  return least === undefined ? '–' : `≥ ${written(least)} ${unit}`.trim();
};

/** All rows as one table (Markdown): what, budget, measured, yardstick, whether it is met, command. */
export const tableOf = (rows: readonly NotedRow[]): string => {
  const cells = rows.map((row) => [
    row.what,
    budgetOf(row),
    `${written(row.measured)} ${row.unit ?? ''}`.trim(),
    row.yardstick ?? '–',
    verdictOf(row),
    row.command,
  ]);
  const all = [['what', 'budget', 'measured', 'yardstick', 'met', 'command'], ...cells];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((line) => [...(line[column] ?? '')].length)),
  );
  const lineOf = (line: readonly string[], filler = ' '): string =>
    `| ${line.map((cell, column) => cell + filler.repeat((widths[column] ?? 0) - [...cell].length)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [
    lineOf(head),
    lineOf(
      widths.map(() => ''),
      '-',
    ),
    ...body.map((line) => lineOf(line)),
  ].join('\n');
};
