import type { PersonalData } from './personal-data.ts';
import type { Subject } from './subject.ts';

const head = `# What is kept of a person

Table by table: what for, who sees it, when it goes. "Purge" is the removal of a deleted account after the days in which it can be
restored (\`reactivationDays\` of the site, 14 unless it says otherwise); \`apps/server/src/leaving/purge.ts\` does it. This page is
written from the \`personalData\` of each subject by \`npm run data-map\`; a test breaks when it is not, and when a table or column that
refers to a member is added and not answered for.

"Export" says whether the member's download (\`GET /api/export.php\`) holds it.
`;

const foot = `
Backups hold what was there when they were made; they are kept for 30 days.

At the purge the row in \`members\` becomes a tombstone: an id, the site, the month of signup, the times of the last visit and of deletion.
Conversations and the books refer to it; whoever has received its messages sees them as from a deleted member.
`;

const placeOf = ({ table, columns }: PersonalData): string => `\`${table}\`${columns ? ` ${columns}` : ''}`;

/** `docs/data-map.md`: a table of everything that is kept of a person, subject by subject. */
export const writeDataMap = (subjects: readonly Subject[]): string => {
  const rows = subjects.flatMap(({ name, personalData = [] }) =>
    personalData.map((row) => [name, placeOf(row), row.purpose, row.seenBy, row.goes, row.exported]),
  );
  const lines = [['subject', 'table, columns', 'what for', 'who sees it', 'when it goes', 'export'], ...rows];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [titles = [], ...others] = lines;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${head}\n${[toLine(titles), rule, ...others.map(toLine)].join('\n')}\n${foot}`;
};
