import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberCard } from './member-card.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const made = vi.fn();
const show = () => {
  made.mockClear();
  render(
    <Profiler id="card" onRender={made}>
      <MemberCard
        href="#anna"
        name="Anna"
        age={61}
        place="Utrecht"
        picture={null}
        fictionalLabel={null}
        premiumLabel={null}
        onlineLabel={null}
      />
    </Profiler>,
  );
  return { card: screen.getByRole('article'), link: screen.getByRole('link') };
};
const isTaken = (card: HTMLElement) => card.hasAttribute('data-opening');

it('is shown as taken within the press, and React has nothing to make for it', () => {
  const { card, link } = show();
  fireEvent.click(link);
  expect(isTaken(card)).toBe(true);
  expect(made).toHaveBeenCalledTimes(1);
});

it('can be pressed anew when the profile has not come within five seconds', () => {
  vi.useFakeTimers();
  const { card, link } = show();
  fireEvent.click(link);
  act(() => void vi.advanceTimersByTime(3000));
  fireEvent.click(link);
  act(() => void vi.advanceTimersByTime(4900));
  expect(isTaken(card)).toBe(true);
  act(() => void vi.advanceTimersByTime(200));
  expect(isTaken(card)).toBe(false);
});

it('is not taken by a press that opens the profile elsewhere', () => {
  const { card, link } = show();
  fireEvent.click(link, { ctrlKey: true });
  expect(isTaken(card)).toBe(false);
});
