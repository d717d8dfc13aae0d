import path from 'node:path';
import type { CpuNote } from '@vesper/testing';
import { root } from '../child.ts';

/** A kind of tests: which folders, and how many CPU seconds each of them may use. */
interface Kind {
  readonly name: string;
  /** Matches a file's path from the root; its first group names the folder. */
  readonly files: RegExp;
  readonly seconds: number;
  /** Folders whose measured need is another, each with its reason. */
  readonly others?: Readonly<Record<string, number>>;
}

const kinds: readonly Kind[] = [
  {
    name: 'server',
    files: /^(apps\/server\/src\/[\w-]+)\//,
    seconds: 60,
    // Every test in it starts whole servers as programs, which read all of their sources anew.
    others: { 'apps/server/src/faults': 150 },
  },
  {
    name: 'journeys',
    files: /^(apps\/e2e\/src\/[\w-]+)\//,
    seconds: 45,
    others: {
      // Every screen in many looks and three languages, each judged by axe; its layout read at fifteen sizes in two.
      'apps/e2e/src/accessibility': 380,
      // A dozen journeys each, of which many fill a form from its beginning to its end.
      'apps/e2e/src/signup': 60,
      'apps/e2e/src/payment': 50,
      'apps/e2e/src/without-script': 60,
    },
  },
  {
    name: 'stories',
    files:
      /^((?:libs\/ui\/src\/[\w-]+|apps\/members\/app\/features\/[\w-]+|\.storybook)\/).*\.stories\.tsx?$/,
    seconds: 20,
    // They hold most of the kit: 160, 60, 50 and 40 stories, each looked at up to six times; and the screens of chat,
    // sixty of them, which load their sheets as a page does (23 to 26 s).
    others: {
      'libs/ui/src/forms': 130,
      'libs/ui/src/profile': 50,
      'libs/ui/src/layout': 45,
      'libs/ui/src/feedback': 40,
      'apps/members/app/features/chat': 45,
    },
  },
  { name: 'units', files: /^((?:libs|apps)\/[\w-]+|tools)\//, seconds: 60 },
];

/** The folders with a budget of their own, for a test that they are there. */
export const namedFolders: readonly string[] = kinds.flatMap(({ others = {} }) => Object.keys(others));

export interface BudgetLine {
  readonly kind: string;
  readonly folder: string;
  readonly seconds: number;
  readonly budget: number;
}

const lineOf = (file: string): Omit<BudgetLine, 'seconds'> => {
  for (const { name, files, seconds, others } of kinds) {
    const folder = files.exec(file)?.[1]?.replace(/\/$/, '');
    if (folder) return { kind: name, folder, budget: others?.[folder] ?? seconds };
  }
  // PostgreSQL itself: what 2,060 tests ask of it, in two workers; 107 and 121 s in two whole runs.
  return { kind: 'other', folder: path.dirname(file), budget: 135 };
};

/**
 * What each folder of tests has used, with what it may use; the most used first.
 * @param slowness how many times as long as usual the same work takes (`yardstick.ts`): what was used is counted as in a usual hour
 */
export const addUp = (notes: readonly CpuNote[], slowness = 1): BudgetLine[] => {
  const lines = new Map<string, BudgetLine>();
  for (const { file, ms } of notes) {
    const line = lineOf(path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/'));
    const key = `${line.kind} ${line.folder}`;
    lines.set(key, { ...line, seconds: (lines.get(key)?.seconds ?? 0) + ms / 1000 / slowness });
  }
  return [...lines.values()].sort((a, b) => b.seconds - a.seconds);
};

/**
 * All folders together: less than each of them at its own limit, so that not all may grow. Whole runs have needed 1448
 * to 1959 s with 7,119 tests, divided by the hour's slowness.
 */
export const sumBudgetSeconds = 1800;

/**
 * How many times its budget something may use before the run fails of it. Two machines that the yardstick calls alike have
 * taken a third more or less for the same tests (decision 125), so that a limit at the budget fails by luck.
 */
const tolerance = 1.25;

/** What all folders need in a usual hour: six whole runs needed 1,232 to 1,959 s, 1,481 on the average (decisions 125 and 146). */
export const usualSumSeconds = 1500;

/** The sum has nothing beside it that says how slow the machine is to the system's part of the work, which the yardstick has none of. */
const sumTolerance = 1.7;

type Used = Pick<BudgetLine, 'seconds' | 'budget'>;

/** How many times as much as usually all folders together have used: a machine that is slow is so to each of them. */
const strainOf = (lines: readonly Used[]): number =>
  Math.max(1, lines.reduce((all, { seconds }) => all + seconds, 0) / usualSumSeconds);

const isOver = ({ seconds, budget }: Used, allowed: number): boolean => seconds > budget * allowed;

const markOf = (used: Used, allowed: number): string => {
  if (isOver(used, allowed)) return '  OVER';
  return used.seconds > used.budget ? '  above, within the tolerance' : '';
};

/** The table as text, the lines above their budget marked. */
export const formatBudget = (lines: readonly BudgetLine[]): string => {
  const sum = lines.reduce((all, { seconds }) => all + seconds, 0);
  const row = (
    name: string,
    seconds: number,
    budget: number,
    allowed = tolerance * strainOf(lines),
  ): string =>
    `${name.padEnd(48)}${seconds.toFixed(1).padStart(8)}${String(budget).padStart(8)}${markOf({ seconds, budget }, allowed)}`;
  return [
    `${'Folder of tests'.padEnd(48)}${'CPU s'.padStart(8)}${'budget'.padStart(8)}`,
    ...lines.map(({ kind, folder, seconds, budget }) => row(`${kind}: ${folder}`, seconds, budget)),
    row('sum', sum, sumBudgetSeconds, sumTolerance),
  ].join('\n');
};

/**
 * The folders, and the sum, that have used more than their budget and its tolerance. A folder is measured beside all others of the same
 * run, as the machine was in it.
 */
export const findOver = (
  lines: readonly BudgetLine[],
): readonly Pick<BudgetLine, 'folder' | 'seconds' | 'budget'>[] => {
  const seconds = lines.reduce((all, line) => all + line.seconds, 0);
  const sum = { folder: 'all folders', seconds, budget: sumBudgetSeconds };
  return [
    ...lines.filter((line) => isOver(line, tolerance * strainOf(lines))),
    ...(isOver(sum, sumTolerance) ? [sum] : []),
  ];
};
