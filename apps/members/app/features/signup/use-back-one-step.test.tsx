import { act, cleanup, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SignupEngine } from './flow/signup-flow.ts';
import type { SignupView } from './flow/signup-view.ts';
import { useBackOneStep } from './use-back-one-step.ts';

type Shown = Pick<SignupView, 'step' | 'saving'>;

const pressed = vi.fn<(form: FormData) => void>();
/** What the router would hear. */
const heard = vi.fn();
let show: (view: Shown) => void = () => undefined;

const Signup = ({ engine, first }: { readonly engine: SignupEngine | undefined; readonly first: Shown }) => {
  const [view, setView] = useState(first);
  show = setView;
  const form = useRef<HTMLFormElement>(null);
  useBackOneStep(view, engine, form);
  return (
    <form ref={form}>
      <input name="city" defaultValue="Whitby" />
    </form>
  );
};

/** A signup of which only the step is real, in a browser that has come to it from another page. */
const start = (first: Partial<Shown> = {}, { hasEngine = true } = {}) => {
  const engine = hasEngine ? ({ pressed } as unknown as SignupEngine) : undefined;
  return render(<Signup engine={engine} first={{ step: 'photo', saving: false, ...first }} />);
};
const be = (view: Partial<Shown>) => act(async () => show({ step: 'about', saving: false, ...view }));

/** How often the browser has told of another entry. */
let told = 0;
const isTold = () => {
  told += 1;
};

/** The browser's own button, until it has told of so many entries: away, and back to where one was. */
const goBack = async (entries = 2) => {
  told = 0;
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(told).toBe(entries));
  });
};
/** Shows a step with which the entry of the steps goes. */
const beLast = async (view: Partial<Shown>) => {
  told = 0;
  await be(view);
  await vi.waitFor(() => expect(told).toBe(1));
};

let count = 0;
beforeEach(() => {
  count += 1;
  history.pushState({ idx: 0, key: `before ${count}` }, '', `/before-${count}`);
  history.pushState(page(), '', '/signup?to=them');
  pressed.mockReset();
  heard.mockClear();
  addEventListener('popstate', heard);
  addEventListener('popstate', isTold, { capture: true });
});
afterEach(async () => {
  // What is closed on an entry of its own takes that away, which is told a moment later.
  const isClosed = 'isSignupStep' in (history.state as object);
  told = 0;
  cleanup();
  if (isClosed) await vi.waitFor(() => expect(told).toBe(1));
  removeEventListener('popstate', heard);
  removeEventListener('popstate', isTold, { capture: true });
});

/** What the router notes with the page. */
const page = () => ({ idx: 1, key: `page ${count}` });
const hasLeft = () => location.pathname === `/before-${count}`;

it('presses the button for it, with what stands in the form, and stays where it is', async () => {
  start();
  await be({ step: 'location' });
  const { length } = history;
  pressed.mockImplementation(() => show({ step: 'about', saving: false }));
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
  expect(Object.fromEntries(pressed.mock.lastCall?.[0] ?? [])).toEqual({ intent: 'back', city: 'Whitby' });
  expect([location.search, history.length, heard.mock.calls]).toEqual(['?to=them', length, []]);
  // To the first step the entry goes as well.
  pressed.mockImplementation(() => show({ step: 'photo', saving: false }));
  await goBack(3);
  expect([pressed.mock.calls.length, history.state, heard.mock.calls]).toEqual([2, page(), []]);
  await goBack(1);
  expect([hasLeft(), heard.mock.calls.length]).toEqual([true, 1]);
});

it('leaves from the first step, also for who came back to it by the button', async () => {
  start();
  await be({ step: 'about' });
  await beLast({ step: 'photo' });
  await goBack(1);
  expect([hasLeft(), pressed.mock.calls, heard.mock.calls.length]).toEqual([true, [], 1]);
});

it('takes its entry along once all is said', async () => {
  start();
  await be({ step: 'details' });
  await beLast({ step: 'checkInbox' });
  expect([history.state, heard.mock.calls]).toEqual([page(), []]);
  // Nor does the way forward lead to it.
  told = 0;
  history.forward();
  await vi.waitFor(() => expect(told).toBe(2));
  expect([history.state, heard.mock.calls]).toEqual([page(), []]);
  await goBack(1);
  expect(hasLeft()).toBe(true);
});

it('keeps its entry apart from the one it is just leaving', async () => {
  start();
  await be({ step: 'about' });
  told = 0;
  // The first step is left again before the browser has told that the entry is gone.
  await be({ step: 'photo' });
  await be({ step: 'about' });
  await vi.waitFor(() => expect([told, history.state]).toEqual([1, { ...page(), isSignupStep: true }]));
  expect(heard).not.toHaveBeenCalled();
  await goBack();
  expect([pressed.mock.calls.length, hasLeft()]).toEqual([1, false]);
});

it('does nothing while a step is being saved, and goes back afterwards', async () => {
  start();
  await be({ step: 'about', saving: true });
  await goBack();
  expect([pressed.mock.calls, hasLeft()]).toEqual([[], false]);
  await be({ step: 'about', saving: false });
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
});

it('takes two presses in a row for one, where the page before is of the same app', async () => {
  start();
  await be({ step: 'location' });
  told = 0;
  await act(async () => {
    history.back();
    history.back();
    await vi.waitFor(() => expect(history.state).toEqual({ ...page(), isSignupStep: true }));
    await vi.waitFor(() => expect(pressed).toHaveBeenCalled());
  });
  expect([hasLeft(), pressed.mock.calls.length, heard.mock.calls]).toEqual([false, 1, []]);
});

it('leaves a link within the page alone', async () => {
  start();
  await be({ step: 'location' });
  told = 0;
  await act(async () => {
    location.hash = '#content';
    await vi.waitFor(() => expect(location.hash).toBe('#content'));
  });
  expect(pressed).not.toHaveBeenCalled();
  history.back();
  await vi.waitFor(() => expect(location.hash).toBe(''));
});

it('goes on doing so after a reload', async () => {
  history.pushState({ ...page(), isSignupStep: true }, '');
  start({ step: 'location' });
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
});

it('leaves while there is nothing yet that could go back', async () => {
  history.pushState({ ...page(), isSignupStep: true }, '');
  start({ step: 'location' }, { hasEngine: false });
  await goBack();
  expect(hasLeft()).toBe(true);
});

it('leaves nothing behind where it is closed over a page', async () => {
  const { unmount } = start();
  await be({ step: 'location' });
  told = 0;
  unmount();
  await vi.waitFor(() => expect(told).toBe(1));
  expect([history.state, heard.mock.calls]).toEqual([page(), []]);
});
