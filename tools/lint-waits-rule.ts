import type { Rule, Scope } from 'eslint';

/** As much of a node as is looked at, with what it stands in. */
interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly name?: string;
  readonly callee?: Node & { readonly property?: Node };
  readonly arguments?: readonly Node[];
  readonly params?: readonly Node[];
}

const isTimeout = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee?.name ?? callee?.property?.name) === 'setTimeout';

/** The call of `setTimeout` within `until` that does something with this node when the time is over; undefined for none. */
const timeoutAround = (node: Node, until: Node): Node | undefined => {
  for (let inner = node; inner.parent && inner.parent !== until; inner = inner.parent)
    if (isTimeout(inner.parent) && inner.parent.arguments?.[0] === inner) return inner.parent;
  return undefined;
};

/**
 * Reports a promise that is kept when a time is over, whatever its function calls the way to keep it, and however it is handed to
 * `setTimeout`. One that is broken then is a limit, and may be.
 */
export const promisedWaitsRule = (message: string): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: ({ sourceCode, report }) => ({
    "NewExpression[callee.name='Promise']": (promise: Rule.Node) => {
      const [executor] = (promise as Node).arguments ?? [];
      const [keep] = executor?.params ?? [];
      if (!executor || keep?.type !== 'Identifier') return;
      const variables: readonly Scope.Variable[] = sourceCode.getDeclaredVariables(executor as Rule.Node);
      const waits = variables
        .filter(({ name }) => name === keep.name)
        .flatMap(({ references }) => references)
        .map(({ identifier }) => timeoutAround(identifier as unknown as Node, executor));
      for (const wait of new Set(waits)) if (wait) report({ node: wait as Rule.Node, messageId: 'refused' });
    },
  }),
});
