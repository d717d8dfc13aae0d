import type { Rule } from 'eslint';

/** As much of a node as is looked at. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly key?: Node;
  readonly property?: Node;
  readonly properties?: readonly Node[];
  readonly source?: Node | null;
  readonly specifiers?: readonly (Node & { readonly imported?: Node; readonly local?: Node })[];
  readonly importKind?: 'type' | 'value';
  readonly exportKind?: 'type' | 'value';
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
}

/** By which a statement is begun, or a made one is asked. */
const beginnings =
  /^(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery|(create|alter|drop)(Table|Index|View|Type|Schema))$/;
/** What SQL is written with, whoever hands it on. */
const pens = /^(sql|CompiledQuery)$/;
/** What it comes from. */
const sources = /^(kysely|pg|@electric-sql\/pglite)($|\/)/;

/** What a name says that is written out, in whichever way; undefined where it is reckoned. */
const wordOf = ({ type, name, value, quasis }: Node): string | undefined => {
  if (type === 'Identifier') return name;
  if (type === 'TemplateLiteral')
    return quasis?.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The name of a property: `a.b`, `a['b']`, `` a[`b`] ``; of `a[b]` nobody knows it. */
const propertyOf = (name: Node | undefined, computed = false): string =>
  !name || (computed && name.type === 'Identifier') ? '' : (wordOf(name) ?? '');

/**
 * Reports SQL where it does not belong: a statement that is begun, under whichever name and way of writing (`db['selectFrom']`,
 * taken apart), and what SQL is written with, under whichever name it is imported. Types may be known everywhere.
 */
export const sqlRule = (message: string): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: ({ report }) => {
    const refuse = (node: unknown): void => report({ node: node as Rule.Node, messageId: 'refused' });
    const isSource = (source: Node | null | undefined): boolean =>
      sources.test((source && wordOf(source)) ?? '');
    const isType = ({ importKind, exportKind }: Node): boolean => (importKind ?? exportKind) === 'type';
    return {
      MemberExpression: (node) => {
        const { property, computed } = node as unknown as Node;
        const word = propertyOf(property, computed);
        if (beginnings.test(word) || pens.test(word)) refuse(node);
      },
      ObjectPattern: (node) => {
        for (const one of (node as unknown as Node).properties ?? []) {
          const word = propertyOf(one.key, one.computed);
          if (beginnings.test(word) || pens.test(word)) refuse(one);
        }
      },
      TaggedTemplateExpression: (node) => {
        if (wordOf(node.tag as unknown as Node) === 'sql') refuse(node);
      },
      ImportDeclaration: (node) => {
        const { source, specifiers = [], ...declaration } = node as unknown as Node;
        if (isType(declaration)) return;
        const values = specifiers.filter((one) => !isType(one));
        const isAll = isSource(source) && (specifiers.length === 0 || values.length > 0);
        if (isAll || values.some(({ imported }) => imported && pens.test(wordOf(imported) ?? '')))
          refuse(node);
      },
      'ExportNamedDeclaration, ExportAllDeclaration': (node: Rule.Node) => {
        const { source, ...declaration } = node as unknown as Node;
        if (isSource(source) && !isType(declaration)) refuse(node);
      },
      ImportExpression: (node) => {
        if (isSource(node.source as unknown as Node)) refuse(node);
      },
    };
  },
});
