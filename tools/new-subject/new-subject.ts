/** `npm run new:subject -- <name>`: a subject's skeleton on every floor, hung up in every list. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { listLines, skeletonOf, withLine } from './skeleton.ts';
import { subjectNames } from './subject-names.ts';

/**
 * Writes a subject's files below `root` and its line into each list; all of it or nothing.
 * @returns the paths that were written, new ones first
 * @throws Error when the name is refused, or a file or line is there already
 */
export const addSubject = async (root: string, name: string): Promise<string[]> => {
  const names = subjectNames(name);
  const written = new Map<string, string>();
  for (const [file, text] of Object.entries(skeletonOf(names))) {
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already.`);
    written.set(file, text);
  }
  for (const entry of listLines(names)) {
    const before = written.get(entry.file) ?? readFileSync(path.join(root, entry.file), 'utf8');
    written.set(entry.file, withLine(before, entry));
  }
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const style = await resolveConfig(path.join(import.meta.dirname, '../../package.json'));
    writeFileSync(path.join(root, file), await format(text, { ...style, filepath: file }));
  }
  return [...written.keys()];
};

if (process.argv[1] === import.meta.filename) {
  try {
    const files = await addSubject(path.join(import.meta.dirname, '../..'), process.argv[2] ?? '');
    process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}\nNext: docs/new-subject.md\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
