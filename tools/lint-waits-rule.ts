import type { Rule, Scope } from 'eslint';

/** As much of a node as is looked at, with what it stands in. */
interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
  readonly params?: readonly Node[];
  readonly properties?: readonly (Node & { readonly key?: Node })[];
  readonly id?: Node;
  readonly init?: Node | null;
  readonly left?: Node;
  readonly right?: Node;
}

type VariableOf = (identifier: Node) => Scope.Variable | undefined;

/** The name of what is called: `setTimeout`, and of `globalThis.setTimeout` the same. */
const calledName = ({ type, callee }: Node): string | undefined =>
  type === 'CallExpression' ? (callee?.name ?? callee?.property?.name) : undefined;

/** What is called on an object of that name. */
const isCallOn = ({ type, callee }: Node, object: string, names: RegExp): boolean =>
  type === 'CallExpression' && callee?.object?.name === object && names.test(callee.property?.name ?? '');

/** What a variable was made with; a node that is none stands for itself. */
const madeOf = (node: Node, variableOf: VariableOf): Node => {
  if (node.type !== 'Identifier') return node;
  const [definition] = variableOf(node)?.defs ?? [];
  return (definition?.node as Node | undefined)?.init ?? node;
};

const isTimedSignal = (node: Node | undefined, variableOf: VariableOf): boolean =>
  node !== undefined && isCallOn(madeOf(node, variableOf), 'AbortSignal', /^timeout$/);

/** Whether this is what is done when a time is over: handed to a timer, or to a signal that a time ends. */
const isWhenOver = (node: Node, variableOf: VariableOf): boolean => {
  const { parent } = node;
  if (!parent) return false;
  const name = calledName(parent) ?? '';
  if (/^(setTimeout|setInterval)$/.test(name)) return parent.arguments?.[0] === node;
  if (name === 'addEventListener')
    return parent.arguments?.[1] === node && isTimedSignal(parent.callee?.object, variableOf);
  return (
    parent.type === 'AssignmentExpression' &&
    parent.right === node &&
    parent.left?.property?.name === 'onabort' &&
    isTimedSignal(parent.left.object, variableOf)
  );
};

const conditions = /^(IfStatement|ConditionalExpression|LogicalExpression|SwitchCase)$/;

/**
 * The timer within `until` (or anywhere) that does something with this node when its time is over; undefined for none. What is
 * asked again and again whether it holds is no fixed wait.
 */
const timerAround = (node: Node, until: Node | null, variableOf: VariableOf): Node | undefined => {
  let isAskedFirst = false;
  for (let inner = node; inner.parent && inner.parent !== until; inner = inner.parent) {
    const { parent } = inner;
    if (isWhenOver(inner, variableOf))
      return isAskedFirst && calledName(parent) === 'setInterval' ? undefined : parent;
    isAskedFirst ||= conditions.test(parent.type);
  }
  return undefined;
};

/** The ways to keep a promise that `Promise.withResolvers` has made: `resolve`, under its name here, or `made.resolve`. */
const keepersOf = (declared: Node, variables: readonly Scope.Variable[]): Node[] => {
  const { id } = declared;
  const references = (name: string | undefined) =>
    variables
      .filter((variable) => variable.name === name)
      .flatMap((variable) => variable.references)
      .map(({ identifier }) => identifier as unknown as Node);
  if (id?.type === 'Identifier')
    return references(id.name).flatMap(({ parent }) =>
      parent?.type === 'MemberExpression' && parent.property?.name === 'resolve' ? [parent] : [],
    );
  return (id?.properties ?? [])
    .filter(({ key }) => key?.name === 'resolve')
    .flatMap(({ value }) => references((value as Node | undefined)?.name));
};

/**
 * Reports a promise that is kept when a time is over, whatever its function calls the way to keep it, however it is made and however it
 * is handed to a timer, and waits that hold up the whole process. One that is broken then is a limit, and may be.
 */
export const promisedWaitsRule = (message: string): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: ({ sourceCode, report }) => {
    const variableOf: VariableOf = (identifier) => {
      let scope: Scope.Scope | null = sourceCode.getScope(identifier as Rule.Node);
      for (; scope; scope = scope.upper) {
        const found = scope.set.get(identifier.name ?? '');
        if (found) return found;
      }
      return undefined;
    };
    const refuse = (node: Node): void => report({ node: node as Rule.Node, messageId: 'refused' });
    const judge = (keepers: readonly Node[], until: Node | null): void => {
      const waits = new Set(keepers.map((keeper) => timerAround(keeper, until, variableOf)));
      for (const wait of waits) if (wait) refuse(wait);
    };
    return {
      "NewExpression[callee.name='Promise']": (promise: Rule.Node) => {
        const [executor] = (promise as Node).arguments ?? [];
        const [keep] = executor?.params ?? [];
        if (!executor || keep?.type !== 'Identifier') return;
        const variables = sourceCode
          .getDeclaredVariables(executor as Rule.Node)
          .filter(({ name }) => name === keep.name);
        judge(
          variables.flatMap(({ references }) =>
            references.map(({ identifier }) => identifier as unknown as Node),
          ),
          executor,
        );
      },
      VariableDeclarator: (node) => {
        const declared = node as unknown as Node;
        if (declared.init && isCallOn(declared.init, 'Promise', /^withResolvers$/))
          judge(keepersOf(declared, sourceCode.getDeclaredVariables(node)), null);
      },
      CallExpression: (node) => {
        const call = node as unknown as Node;
        const isEvent = calledName(call) === 'once' && isTimedSignal(call.arguments?.[0], variableOf);
        // With a fourth one there is a time after which it goes on.
        const isHeldUp = isCallOn(call, 'Atomics', /^wait(Async)?$/) && call.arguments?.length === 4;
        if (isEvent || isHeldUp) refuse(call);
      },
    };
  },
});
