import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, createMachine, type SnapshotFrom } from 'xstate';
import { later } from '../../testing/fake-api.ts';
import '../../testing/page-around.tsx';
import { type ActorEngine, useLaterActor, useView } from './use-later-actor.ts';

type Noted = { readonly type: 'noted'; readonly letter: string };

const machine = createMachine({
  types: {} as { context: { heard: string }; events: Noted },
  context: { heard: '' },
  on: { noted: { actions: assign({ heard: ({ context, event }) => context.heard + event.letter }) } },
});

const heardIn = ({ context: { heard } }: SnapshotFrom<typeof machine>) => ({ heard });

const startActor = () => {
  const actor = createActor(machine).start();
  return { actor, viewOf: heardIn, stop: () => actor.stop() };
};
type NoteEngine = ActorEngine<ReturnType<typeof startActor>['actor'], { heard: string }>;

const setUp = () => {
  const loads: ReturnType<typeof later<() => NoteEngine>>[] = [];
  const hook = renderHook(() => {
    const running = useLaterActor<NoteEngine>(
      () => {
        const next = later<() => NoteEngine>();
        loads.push(next);
        return next.promise;
      },
      { heard: 'nothing' },
    );
    const heard = useView(running, (view) => view.heard);
    return { ...running, heard };
  });
  const note = (letter: string) => act(() => hook.result.current.send({ type: 'noted', letter }));
  return { ...hook, loads, note };
};

describe('useLaterActor', () => {
  it('delivers what was sent before the machine came, in order and once', async () => {
    const { result, loads, note } = setUp();
    for (const letter of 'abc') note(letter);
    expect(result.current.heard).toBe('nothing');
    await act(async () => loads[0]?.give(startActor));
    expect(result.current.heard).toBe('abc');
    note('d');
    expect(result.current.heard).toBe('abcd');
  });

  it('works out what a snapshot shows once, however many parts of the screen ask', async () => {
    const viewOf = vi.fn(heardIn);
    const { result, loads, note } = setUp();
    await act(async () => loads[0]?.give(() => ({ ...startActor(), viewOf })));
    const other = renderHook(() => useView(result.current, (view) => view.heard.length));
    const before = viewOf.mock.calls.length;
    note('a');
    expect([result.current.heard, other.result.current]).toEqual(['a', 1]);
    expect(viewOf.mock.calls.length - before).toBe(1);
  });

  it('keeps it over a failure for the next try', async () => {
    const { result, loads, note } = setUp();
    note('a');
    await act(async () => loads[0]?.fail(new Error('chunk')));
    expect(result.current.hasFailed).toBe(true);
    note('b');
    act(() => result.current.retry());
    await act(async () => loads[1]?.give(startActor));
    expect(result.current).toMatchObject({ heard: 'ab', hasFailed: false });
  });

  it('stops the machine with the screen, and sends it nothing any more', async () => {
    const { result, loads, unmount } = setUp();
    await act(async () => loads[0]?.give(startActor));
    const { engine, send } = result.current;
    unmount();
    expect(engine?.actor.getSnapshot().status).toBe('stopped');
    send({ type: 'noted', letter: 'x' });
    expect(engine?.actor.getSnapshot().context.heard).toBe('');
  });

  it('starts no machine for a screen that has gone', async () => {
    const { loads, unmount, note } = setUp();
    note('a');
    unmount();
    let started = 0;
    await act(async () =>
      loads[0]?.give(() => {
        started += 1;
        return startActor();
      }),
    );
    expect(started).toBe(0);
  });

  it('gives the same way to send all along', async () => {
    const { result, loads } = setUp();
    const { send } = result.current;
    await act(async () => loads[0]?.give(startActor));
    expect(result.current.send).toBe(send);
  });
});
