import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import ts from 'typescript';

/** What one file imports, as absolute paths of sources of this workspace; types alone do not count. */
export interface Imports {
  readonly now: readonly string[];
  /** With `import()`: loaded when it is called. */
  readonly later: readonly string[];
}

const isSource = (file: string): boolean => ['.ts', '.tsx'].includes(extname(file));

const resolve = (from: string, specifier: string): string[] => {
  if (!specifier.startsWith('.') && !specifier.startsWith('@vesper/')) return [];
  // The routes' own types (`./+types/…`) are generated and hold no code.
  if (specifier.includes('/+types/')) return [];
  // What Vite is told behind a question mark is not part of the name.
  const [name = specifier] = specifier.split('?', 1);
  const file = createRequire(from).resolve(name);
  return isSource(file) ? [file] : [];
};

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
};

const isTypeOnlyExport = ({ isTypeOnly: whole, exportClause }: ts.ExportDeclaration): boolean =>
  whole ||
  (!!exportClause &&
    ts.isNamedExports(exportClause) &&
    exportClause.elements.every((element) => element.isTypeOnly));

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const readImports = (file: string): Imports => {
  const now: string[] = [];
  const later: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      if (!isTypeOnly(node.importClause)) now.push(...resolve(file, node.moduleSpecifier.text));
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      if (!isTypeOnlyExport(node)) now.push(...resolve(file, node.moduleSpecifier.text));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteral(target)) later.push(...resolve(file, target.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return { now, later };
};

const known = new Map<string, Imports>();

/** The imports of a source file. Throws when one of its own imports leads nowhere. */
export const importsOf = (file: string): Imports => {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
};

/** The file and everything that comes with it at once. */
export const closureOf = (file: string): ReadonlySet<string> => {
  const reached = new Set([file]);
  // A set that grows while it is walked: what is added is walked as well.
  for (const next of reached) for (const imported of importsOf(next).now) reached.add(imported);
  return reached;
};

/** Every file that is loaded later by something in `files`, and by what is loaded later in turn. */
export const laterFrom = (files: Iterable<string>): ReadonlySet<string> => {
  const starts = new Set<string>();
  const add = (from: Iterable<string>): void => {
    for (const file of from) for (const later of importsOf(file).later) starts.add(later);
  };
  add(files);
  for (const start of starts) add(closureOf(start));
  return starts;
};
