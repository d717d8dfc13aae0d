import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { SignupEngine } from './flow/signup-flow.ts';
import type { SignupView } from './flow/signup-view.ts';
import { useBackOneStep } from './use-back-one-step.ts';

type Shown = Pick<SignupView, 'step' | 'saving'>;

/** A signup of which only the step is real, and a browser that came to it from another page. */
const start = async () => {
  const pressed = vi.fn<(form: FormData) => void>();
  const engine = { pressed } as unknown as SignupEngine;
  let show: (view: Shown) => void = () => undefined;
  const Signup = () => {
    const [view, setView] = useState<Shown>({ step: 'photo', saving: false });
    show = setView;
    const form = useRef<HTMLFormElement>(null);
    useBackOneStep(view, engine, form);
    const navigate = useNavigate();
    return (
      <form ref={form}>
        <input name="city" defaultValue="Whitby" />
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        {useLocation().search}
      </form>
    );
  };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <p>Before</p> },
    { path: '/signup', Component: Signup },
  ]);
  render(<Stub initialEntries={['/', '/signup?to=them']} initialIndex={1} />);
  await screen.findByText('?to=them');
  return {
    pressed,
    show: (view: Partial<Shown>) => act(async () => show({ step: 'about', saving: false, ...view })),
    goBack: () => act(async () => screen.getByRole('button').click()),
  };
};

const hasLeft = () => screen.queryByText('Before') !== null;

it('presses the button for it, with what stands in the form, and stays at its address', async () => {
  const { pressed, show, goBack } = await start();
  await show({ step: 'location' });
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
  expect(Object.fromEntries(pressed.mock.lastCall?.[0] ?? [])).toEqual({ intent: 'back', city: 'Whitby' });
  await show({ step: 'about' });
  await goBack();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(screen.getByText('?to=them')).toBeTruthy();
});

it('leaves from the first step, also for who came back to it by the button', async () => {
  const { pressed, show, goBack } = await start();
  await show({ step: 'about' });
  await show({ step: 'photo' });
  await goBack();
  expect(hasLeft()).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves once all is said', async () => {
  const { show, goBack } = await start();
  await show({ step: 'details' });
  await show({ step: 'checkInbox' });
  await goBack();
  expect(hasLeft()).toBe(true);
});

it('does nothing while a step is being saved, and goes back afterwards', async () => {
  const { pressed, show, goBack } = await start();
  await show({ step: 'about', saving: true });
  await goBack();
  expect(pressed).not.toHaveBeenCalled();
  expect(hasLeft()).toBe(false);
  await show({ step: 'about', saving: false });
  await goBack();
  expect(pressed).toHaveBeenCalledOnce();
});
