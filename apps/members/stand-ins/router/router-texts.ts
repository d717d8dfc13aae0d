import { parseAst, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

/** Which argument of a call is what it says to the developer. */
const textOf: Readonly<Record<string, number>> = { Error: 0, invariant: 1, warning: 1, warningOnce: 2 };
const written = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** All nodes from this one down, whichever way they hang there. */
const below = (node: Node): Node[] => [
  node,
  ...Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)
    .flatMap(below),
];

const isCall = (node: Node): node is Call =>
  (node.type === 'CallExpression' || node.type === 'NewExpression') && 'callee' in node;

const said = (node: Node): Node | undefined => {
  if (!isCall(node)) return undefined;
  const text = node.arguments[textOf[node.callee.name ?? ''] ?? Number.NaN];
  return text && written.has(text.type) ? text : undefined;
};

/** The code with each text to developers replaced by where it stands: `router:812` is line 812 of `router.js`. */
export const shortenTexts = (code: string, file: string): string => {
  const texts = below(parseAst(code) as unknown as Node)
    .map(said)
    .filter((text) => text !== undefined)
    .sort((a, b) => b.start - a.start);
  let short = code;
  for (const { start, end } of texts) {
    const place = `"${file}:${code.slice(0, start).split('\n').length}"`;
    if (place.length < end - start) short = short.slice(0, start) + place + short.slice(end);
  }
  return short;
};

/**
 * React Router tells developers in whole sentences what they did wrong, in production, too: 3 KB of every first load. A page
 * says instead in which line of which of its files the sentence stands, as React does with its numbers.
 */
export const routerTexts = (): Plugin => ({
  name: 'vesper:router-texts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => {
    const [, file] = /\/react-router\/dist\/production\/(?:.*\/)?([\w-]+)\.js$/.exec(id) ?? [];
    return file ? { code: shortenTexts(code, file), map: null } : undefined;
  },
});
