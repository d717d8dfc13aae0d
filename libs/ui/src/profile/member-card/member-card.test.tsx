import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PictureSource } from '../avatar.tsx';
import { MemberCard } from './member-card.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const annaWith = (picture: PictureSource | null) => (
  <MemberCard
    href="#anna"
    name="Anna"
    age={61}
    place="Utrecht"
    picture={picture}
    fictionalLabel={null}
    premiumLabel={null}
    onlineLabel={null}
  />
);

const made = vi.fn();
const show = () => {
  made.mockClear();
  render(
    <Profiler id="card" onRender={made}>
      {annaWith(null)}
    </Profiler>,
  );
  return { card: screen.getByRole('article'), link: screen.getByRole('link') };
};

it('has a desk take the wide picture, where there is one, and a phone the small one', () => {
  const card = (picture: PictureSource) => render(annaWith(picture)).container.querySelector('img');
  const small = { src: '/photos/a.webp', width: 960, height: 1280 };
  expect(card(small)?.hasAttribute('srcset')).toBe(false);
  const both = card({ ...small, wide: '/photos/wide/a.webp' });
  expect(both?.getAttribute('srcset')).toBe('/photos/a.webp 360w, /photos/wide/a.webp 600w');
  expect(both?.getAttribute('sizes')).toBe('(min-width: 48em) 18rem, 10px');
});

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
