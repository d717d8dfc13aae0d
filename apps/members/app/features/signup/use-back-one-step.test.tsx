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

/** The browser's own button: it leads away, and from there either back to where one was or on. */
const goBack = async () => {
  told = 0;
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(told).toBe(2));
  });
};

let count = 0;
beforeEach(() => {
  count += 1;
  history.pushState({ idx: 0 }, '', `/before-${count}`);
  history.pushState({ idx: 1 }, '', '/signup?to=them');
  pressed.mockClear();
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

const hasLeft = () => location.pathname === `/before-${count}`;

it('presses the button for it, with what stands in the form, and stays where it is', async () => {
  start();
  await be({ step: 'location' });
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
  expect(Object.fromEntries(pressed.mock.lastCall?.[0] ?? [])).toEqual({ intent: 'back', city: 'Whitby' });
  await be({ step: 'about' });
  await goBack();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(location.search).toBe('?to=them');
  expect(heard).not.toHaveBeenCalled();
});

it('leaves from the first step, also for who came back to it', async () => {
  start();
  await be({ step: 'about' });
  await be({ step: 'photo' });
  await goBack();
  expect(hasLeft()).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledOnce();
});

it('leaves once all is said', async () => {
  start();
  await be({ step: 'details' });
  await be({ step: 'checkInbox' });
  await goBack();
  expect(hasLeft()).toBe(true);
});

it('does nothing while a step is being saved, the photo too, and goes back afterwards', async () => {
  start();
  await be({ step: 'about' });
  await be({ step: 'photo', saving: true });
  await goBack();
  await be({ step: 'about', saving: true });
  await goBack();
  expect(pressed).not.toHaveBeenCalled();
  expect(hasLeft()).toBe(false);
  await be({ step: 'about', saving: false });
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
});

it('goes on doing so after a reload', async () => {
  history.pushState({ ...(history.state as object), isSignupStep: true }, '');
  start({ step: 'location' });
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
});

it('leaves while there is nothing yet that could go back', async () => {
  history.pushState({ ...(history.state as object), isSignupStep: true }, '');
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
  expect(heard).not.toHaveBeenCalled();
  expect(history.state).toEqual({ idx: 1 });
});
