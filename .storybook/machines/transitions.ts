import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** One arrow of a machine. Names are the machine's own. */
export interface Transition {
  readonly from: AnyStateNode;
  /** Empty for a transition that stays where it is and only acts. */
  readonly to: readonly AnyStateNode[];
  readonly event: string;
  readonly guard: string;
  readonly actions: readonly string[];
}

const named = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'type' in value) return String(value.type);
  if (typeof value !== 'function') return '';
  // Guards made of others (`and`, `or`, `not`) are functions that carry theirs.
  const made = value as { readonly check?: { readonly name?: string }; readonly guards?: readonly unknown[] };
  const parts = made.guards?.map(named).join(made.check?.name?.includes('Or') ? ' or ' : ' and ');
  return parts ?? '(condition)';
};

/** What the machine calls its own events, in the words of somebody who reads a diagram. */
const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 is done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 has failed')
    .replace(/^xstate\.done\.state\.(.+)$/, 'all of $1 is over')
    .replace(/^xstate\.after\.(.+?)\..+$/, 'after $1')
    .replace(/^$/, 'at once');

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** Every state of a machine, the machine itself first, in the order of its definition. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => nodesOf(machine.root);

/** Every transition of a machine as it is written in it. */
export const transitionsOf = (machine: AnyStateMachine): Transition[] =>
  statesOf(machine).flatMap((from) =>
    [...from.transitions.values(), ...(from.always ? [from.always] : [])].flat().map((definition) => ({
      from,
      to: definition.target ?? [],
      event: eventName(definition.eventType),
      guard: named(definition.guard),
      actions: definition.actions.map(named).filter((name) => name !== ''),
    })),
  );
