import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * What the database reads of `search_profiles`, or of those who are here now, by its own account (`explain analyze`). Times differ from run
 * to run, these do not.
 */
export interface Reads {
  /** How the table is read, */
  readonly ways: readonly string[];
  /** how many times from a place on, */
  readonly readings: number;
  /** and off which of its indexes. */
  readonly indexes: readonly string[];
  /** Entries that an index hands on; those that it passes over by itself are not told. */
  readonly entries: number;
  /** How many members are looked up beside it. */
  readonly lookedUp: number;
  /** Pages of the indexes: here all is counted, also what is passed over. */
  readonly pages: number;
  /** How many the statement is sent with. */
  readonly values: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const sumOf = (nodes: readonly PlanNode[], of: (node: PlanNode) => number): number =>
  nodes.reduce((sum, node) => sum + of(node), 0);

const readsOf = (plan: PlanNode, values: number): Reads => {
  const nodes = nodesOf(plan);
  const scans = nodes.filter((node) => node['Relation Name']?.startsWith('search_profiles'));
  // Each page of cards looks up those whom it shows: not counted, being the same members whatever is asked.
  const lookUps = nodes.filter((node) => node.Alias === 'm');
  return {
    ways: [...new Set(scans.map((node) => node['Node Type']))],
    readings: sumOf(scans, (node) => node['Actual Loops']),
    indexes: [...new Set(scans.flatMap((node) => node['Index Name'] ?? []))],
    entries: sumOf(
      scans,
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    ),
    lookedUp: sumOf(lookUps, (node) => node['Actual Loops']),
    pages: sumOf(scans, (node) => node['Shared Hit Blocks'] + node['Shared Read Blocks']),
    values,
  };
};

/** A database that has its statements explained, and answers nothing. */
export const explaining = (db: Database, explained: (reads: Reads) => void): Database =>
  new Proxy(db, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name, target);
      if (name !== 'executeQuery') return typeof own === 'function' ? own.bind(target) : own;
      return async ({ sql: text, parameters }: CompiledQuery) => {
        const { rows } = await target.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          CompiledQuery.raw(`explain (analyze, buffers, timing off, format json) ${text}`, [...parameters]),
        );
        const [row] = rows;
        if (row) explained(readsOf(row['QUERY PLAN'][0].Plan, parameters.length));
        return { rows: [] };
      };
    },
  });
