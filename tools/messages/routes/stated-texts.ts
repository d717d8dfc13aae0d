import ts from 'typescript';

/** The groups of texts that a file says it needs, and the line where it says so (1 when it does not). */
export interface StatedTexts {
  readonly groups: readonly string[];
  readonly line: number;
  /** Whether it waits for them: `await loadTexts(…)` at the top of the file. */
  readonly waits: boolean;
}

const stringsOf = (nodes: readonly ts.Node[]): string[] =>
  nodes.flatMap((node) => (ts.isStringLiteral(node) ? [node.text] : []));

/** `texts: ['chat', 'member']` of `export const handle = { … }`. */
const handleTexts = (statement: ts.Statement): ts.ArrayLiteralExpression | undefined => {
  if (!ts.isVariableStatement(statement)) return undefined;
  const handle = statement.declarationList.declarations.find(
    ({ name }) => ts.isIdentifier(name) && name.text === 'handle',
  );
  if (!handle?.initializer || !ts.isObjectLiteralExpression(handle.initializer)) return undefined;
  for (const property of handle.initializer.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) continue;
    if (property.name.text === 'texts' && ts.isArrayLiteralExpression(property.initializer))
      return property.initializer;
  }
  return undefined;
};

/** The arguments of `await loadTexts(…)` that stands at the top of the file. */
const loadArguments = (statement: ts.Statement): readonly ts.Expression[] | undefined => {
  if (!ts.isExpressionStatement(statement) || !ts.isAwaitExpression(statement.expression)) return undefined;
  const call = statement.expression.expression;
  const isLoad =
    ts.isCallExpression(call) && ts.isIdentifier(call.expression) && call.expression.text === 'loadTexts';
  return isLoad ? call.arguments : undefined;
};

/**
 * Reads `export const handle = { texts: [...] }` with `await loadTexts(...handle.texts)` of a route, or
 * `await loadTexts('a', 'b')` of any other file.
 */
export const statedTexts = (file: string, code: string): StatedTexts => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const groups: string[] = [];
  let line = 1;
  let waits = false;
  for (const statement of source.statements) {
    const handle = handleTexts(statement);
    const load = loadArguments(statement);
    if (load) waits = true;
    if (!handle && !load) continue;
    if (line === 1) line = lineOf(statement);
    groups.push(...stringsOf(handle?.elements ?? load ?? []));
  }
  return { groups, line, waits };
};
