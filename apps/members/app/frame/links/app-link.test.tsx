import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, text } from '../../testing/page-around.tsx';
import { Toasts } from '../errors/toasts.tsx';
import { frameMessages } from '../messages.ts';
import { AppLink } from './app-link.tsx';

let paint: () => void;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (paint = run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const setUp = () => {
  const onClick = vi.fn();
  renderPage(
    <>
      <AppLink href="/members" onClick={onClick}>
        Search
      </AppLink>
      <Toasts />
    </>,
  );
  return { link: screen.getByRole('link', { name: 'Search' }), onClick };
};
const address = () => screen.getByTestId('address').textContent;

it('what a press shows is painted before the way to the next page begins', async () => {
  const { link, onClick } = setUp();
  // Prevented: the browser would load the page whole.
  expect(fireEvent.click(link)).toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
  await act(async () => undefined);
  expect(address()).toBe('/');
  await act(async () => paint());
  await vi.waitFor(() => expect(address()).toBe('/members'));
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a window of its own is the browser’s: %o',
  (how) => {
    const { link } = setUp();
    let isOurs = true;
    const look = (event: Event): void => {
      isOurs = event.defaultPrevented;
      // There is no browser here to follow it.
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    fireEvent.click(link, how);
    expect(isOurs).toBe(false);
  },
);

it('without network it stays and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { link } = setUp();
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByText(text(frameMessages.offlinePress))).toBeTruthy();
  expect(address()).toBe('/');
});
