import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

// For tests only: walks a machine without running it, by its pure `transition`, as a model of the
// screens that stand on it.

/** What an invoked actor may answer, by its id. */
export type Answers = Readonly<Record<string, { outputs: readonly unknown[]; errors: readonly unknown[] }>>;

export type Model<Snapshot extends AnyMachineSnapshot, Control extends string> = {
  machine: AnyStateMachine;
  inputs: readonly unknown[];
  /** What can happen besides the actors' answers and the passing of time. */
  happenings: (snapshot: Snapshot) => readonly AnyEventObject[];
  answers: Answers;
  /** What tells two situations apart; keeps counters and texts from making the walk endless. */
  situation: (snapshot: Snapshot) => unknown;
  controls: readonly Control[];
  offers: (snapshot: Snapshot) => readonly Control[];
  /** The event that pressing the control sends, or null where there is nothing to press it on. */
  press: (control: Control, snapshot: Snapshot) => AnyEventObject | null;
};

export type Disagreement<Control> = {
  value: StateValue;
  control: Control;
  offered: boolean;
  allowed: boolean;
};

export type Walk<Control> = {
  situations: number;
  /** The ids of all state nodes that were entered. */
  visited: ReadonlySet<string>;
  everOffered: ReadonlySet<Control>;
  disagreements: readonly Disagreement<Control>[];
};

function answersNow(snapshot: AnyMachineSnapshot, answers: Answers): AnyEventObject[] {
  return Object.keys(snapshot.children).flatMap((id) => {
    const known = answers[id];
    if (known === undefined) throw new Error(`no answers for actor ${id}`);
    return [
      ...known.outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...known.errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
    ];
  });
}

/** The events of the delays that run in this situation. */
function delaysNow(snapshot: AnyMachineSnapshot): AnyEventObject[] {
  return snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
}

/**
 * Visits every situation that the model can come into, breadth first, and compares offers with `can`.
 * Stops early once there are as many disagreements as `enough`.
 */
export function walk<Snapshot extends AnyMachineSnapshot, Control extends string>(
  model: Model<Snapshot, Control>,
  enough = Number.POSITIVE_INFINITY,
): Walk<Control> {
  const seen = new Set<string>();
  const visited = new Set<string>();
  const everOffered = new Set<Control>();
  const disagreements: Disagreement<Control>[] = [];
  const queue = model.inputs.map((input) => initialTransition(model.machine, input)[0] as Snapshot);
  for (let snapshot = queue.shift(); snapshot !== undefined; snapshot = queue.shift()) {
    const key = JSON.stringify([snapshot.value, model.situation(snapshot)]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > 100_000) throw new Error('the model has no end: tell fewer situations apart');
    for (const node of snapshot._nodes) visited.add(node.id);

    const offers = model.offers(snapshot);
    const pressed: AnyEventObject[] = [];
    for (const control of model.controls) {
      const event = model.press(control, snapshot);
      const offered = offers.includes(control);
      const allowed = event !== null && snapshot.can(event);
      if (offered) everOffered.add(control);
      if (offered !== allowed) disagreements.push({ value: snapshot.value, control, offered, allowed });
      if (event !== null) pressed.push(event);
    }

    if (disagreements.length >= enough) break;
    const current = snapshot;
    const events = [
      ...pressed,
      ...model.happenings(current),
      ...answersNow(current, model.answers),
      ...delaysNow(current),
    ];
    queue.push(...events.map((event) => transition(model.machine, current, event)[0] as Snapshot));
  }
  return { situations: seen.size, visited, everOffered, disagreements };
}

/** The ids of all state nodes of a machine, the root included. */
export function nodeIds(machine: AnyStateMachine): string[] {
  const under = (node: AnyStateMachine['root']): string[] => [
    node.id,
    ...Object.values(node.states).flatMap((child) => under(child)),
  ];
  return under(machine.root);
}
