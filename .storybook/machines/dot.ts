import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Transition, transitionsOf } from './transitions.ts';

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const isCompound = (node: AnyStateNode): boolean => Object.keys(node.states).length > 0;

/** Arrows end at nodes, never at frames: each frame has a small dot inside that stands for it. */
const anchor = (node: AnyStateNode): string => (isCompound(node) ? `${node.id}#frame` : node.id);

const state = (node: AnyStateNode, depth: number): string => {
  if (!isCompound(node)) {
    const calls = node.invoke.map((call) => `calls ${call.id}`);
    const label = [node.key, ...calls].join('\n');
    return `${quote(node.id)} [label=${quote(label)}, peripheries=${node.type === 'final' ? 2 : 1}];`;
  }
  const initial = node.initial.target[0];
  return [
    `subgraph ${quote(`cluster_${node.id}`)} {`,
    `label=${quote(node.type === 'parallel' ? `${node.key} (all at once)` : node.key)};`,
    `style=${quote(node.type === 'parallel' ? 'rounded,dashed' : 'rounded')}; margin=14; labeljust=l;`,
    `${quote(`${node.id}#frame`)} [shape=circle, style=filled, width=.13, label="", fillcolor=currentcolor];`,
    ...Object.values(node.states).map((child) => state(child, depth + 1)),
    ...(node.type === 'compound' && initial
      ? [`${quote(`${node.id}#frame`)} -> ${quote(anchor(initial))} [style=dashed];`]
      : []),
    '}',
  ].join('\n');
};

const arrow = ({ from, to, event, guard, actions }: Transition): string[] => {
  const label = [event, guard && `[${guard}]`, ...actions.map((name) => `/ ${name}`)]
    .filter(Boolean)
    .join('\n');
  // What only acts and stays would be a knot of arrows around its state; the table under the picture has it.
  return to.map((target) => `${quote(anchor(from))} -> ${quote(anchor(target))} [label=${quote(label)}];`);
};

/** A machine as a Graphviz graph: states as boxes, states with states inside as frames, transitions as arrows. */
export const dotOf = (machine: AnyStateMachine): string =>
  [
    'digraph machine {',
    'rankdir=TB; compound=true; bgcolor=transparent; color=currentcolor; fontcolor=currentcolor; fontname="Open Sans";',
    'node [shape=box, style=rounded, fontname="Open Sans", color=currentcolor, fontcolor=currentcolor];',
    'edge [fontname="Open Sans", fontsize=11, color=currentcolor, fontcolor=currentcolor];',
    state(machine.root, 0),
    ...transitionsOf(machine).flatMap(arrow),
    '}',
  ].join('\n');
