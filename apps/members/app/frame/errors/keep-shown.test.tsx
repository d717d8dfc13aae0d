import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  createBrowserRouter,
  type LoaderFunction,
  Outlet,
  RouterProvider,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepShown, keepShownBy } from './keep-shown.ts';

let answer: LoaderFunction;
let reads: number;
let router: ReturnType<typeof createBrowserRouter>;

const fails = (status: number): LoaderFunction => {
  return () => {
    throw new Response('', { status });
  };
};
const unreached: LoaderFunction = () => {
  throw new TypeError('Failed to fetch');
};
const says =
  (text: string): LoaderFunction =>
  () =>
    text;

const Page = () => (
  <>
    <h1>{useLoaderData<string>()}</h1>
    <input aria-label="about" />
  </>
);
const Fault = () => {
  const thrown = useRouteError();
  return <p role="alert">{thrown instanceof Error ? 'fault' : (thrown as { status: number }).status}</p>;
};

/** The page as the root of the app has it, whose address answers as the test says. */
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, '', '/profile?of=me');
  reads = 0;
  answer = says('as it was');
  const loader: LoaderFunction = (args) => {
    reads += 1;
    return answer(args);
  };
  const page = { loader, Component: Page, ErrorBoundary: Fault };
  router = createBrowserRouter([
    {
      middleware: [keepShown as never],
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        { path: '/profile', ...page, action: () => 'done' },
        { path: '/members', ...page },
      ],
    },
  ]);
  keepShownBy(router);
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText('about');
  fireEvent.change(field, { target: { value: 'typed' } });
});
afterEach(() => {
  cleanup();
  router.dispose();
  vi.useRealTimers();
});

const typed = () => screen.queryByLabelText<HTMLInputElement>('about')?.value;
const title = () => screen.queryByRole('heading')?.textContent;
const fault = () => screen.queryByRole('alert')?.textContent;

it.each([
  ['no connection', unreached],
  ['a server that is restarted', fails(503)],
  ['a fault of the server', fails(500)],
  ['too many requests', fails(429)],
])('a page that is read anew and does not come stays as it is: %s', async (_why, given) => {
  answer = given;
  await act(() => router.revalidate());
  expect([fault(), title(), typed(), reads]).toEqual([undefined, 'as it was', 'typed', 2]);
  await act(() =>
    router.navigate('/profile?of=me', { formMethod: 'post', formData: new FormData(), replace: true }),
  );
  expect([fault(), title(), typed()]).toEqual([undefined, 'as it was', 'typed']);
});

it('is looked at again after a pause and when the network is back, until it has come', async () => {
  answer = unreached;
  await act(() => router.revalidate());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toBe(4);
  answer = says('by now');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(title()).toBe('by now'));
  expect([typed(), reads]).toEqual(['typed', 5]);
  dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(reads).toBe(5);
});

it('is not looked at again once one is somewhere else', async () => {
  answer = unreached;
  await act(() => router.revalidate());
  answer = says('others');
  await act(() => router.navigate('/members'));
  expect([title(), reads]).toEqual(['others', 3]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toBe(3);
});

it.each([403, 404])('a page that is gone or closed says so: %s', async (status) => {
  answer = fails(status);
  await act(() => router.revalidate());
  expect([fault(), typed()]).toEqual([String(status), undefined]);
});

it('a page one goes to and that does not come says so, also on the way back', async () => {
  answer = says('others');
  await act(() => router.navigate('/members'));
  answer = fails(503);
  await act(async () => {
    history.back();
    await vi.advanceTimersByTimeAsync(100);
  });
  await waitFor(() => expect([fault(), location.pathname]).toEqual(['503', '/profile']));
  answer = unreached;
  await act(() => router.navigate('/members'));
  expect(fault()).toBe('fault');
});
