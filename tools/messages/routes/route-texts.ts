import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { closureOf, laterFrom } from './import-graph.ts';
import { statedTexts } from './stated-texts.ts';

export interface RouteTextsInput {
  /** The folder that file names in problems start from. */
  readonly root: string;
  /** The root route: its texts are on every page, so the others need not name them. */
  readonly frame: string;
  /** Starts the page in the browser; it waits for the same texts as the root route. */
  readonly entry: string;
  readonly routes: readonly string[];
  /** The groups of the texts that a file defines. */
  readonly groupsOf: (file: string) => Iterable<string>;
}

const list = (values: Iterable<string>): string =>
  [...values]
    .sort()
    .map((value) => `'${value}'`)
    .join(', ');

/**
 * Whether each route names the groups of texts that the files it is made of show, no more and no less. A part loaded later
 * names what the routes that load it do not have. Answers `file:line problem`.
 */
export const routeTextProblems = ({ root, frame, entry, routes, groupsOf }: RouteTextsInput): string[] => {
  const problems: string[] = [];
  const neededBy = (file: string): Set<string> =>
    new Set([...closureOf(file)].flatMap((part) => [...groupsOf(part)]));

  const judge = (file: string, needed: ReadonlySet<string>, spare: ReadonlySet<string>): void => {
    const { groups, line, waits } = statedTexts(file, readFileSync(file, 'utf8'));
    const where = `${relative(root, file)}:${line}`;
    const missing = [...needed].filter((group) => !spare.has(group) && !groups.includes(group));
    const extra = groups.filter((group, index) => !needed.has(group) || groups.indexOf(group) !== index);
    if (missing.length > 0) problems.push(`${where} shows texts of ${list(missing)} and does not load them`);
    if (extra.length > 0) problems.push(`${where} loads ${list(extra)} for nothing`);
    if (groups.length > 0 && !waits) problems.push(`${where} names its texts and does not await loadTexts`);
  };

  const everywhere = neededBy(frame);
  judge(frame, everywhere, new Set());
  judge(entry, everywhere, new Set());

  /** What is there for sure when a part is loaded later: what all files that may load it have. */
  const present = new Map<string, Set<string>>();
  for (const route of [frame, ...routes]) {
    const own = new Set([...everywhere, ...neededBy(route)]);
    if (route !== frame) {
      const needed = new Set([...own].filter((group) => !everywhere.has(group)));
      judge(route, needed, new Set());
    }
    for (const later of laterFrom(closureOf(route)))
      present.set(later, new Set([...(present.get(later) ?? own)].filter((group) => own.has(group))));
  }
  for (const [later, there] of present) judge(later, neededBy(later), there);
  return problems;
};
