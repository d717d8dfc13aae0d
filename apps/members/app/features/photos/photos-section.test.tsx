import type { OwnPhoto } from '@vesper/contract';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { anOwnPhoto, aPhoto, aPicture } from '../../testing/people.ts';
import { wholeSettings } from '../../testing/whole-member.ts';
import { photoMessages } from './messages.ts';
import { PhotosSection } from './photos-section.tsx';

const show = (count: number, isPremium: boolean) => {
  const session = aSession(aMember({ paid_user: isPremium }));
  session.update({ settings: wholeSettings() });
  const photos = Array.from({ length: count }, (_, index) =>
    anOwnPhoto(aPhoto(index + 1, aPicture('/a.webp'))),
  );
  renderPage(<PhotosSection photos={photos} firstKey="k" isChecking={false} />, { session });
  const premium = screen.queryByRole('link', { name: text(photoMessages.premium) });
  return { premium: premium?.getAttribute('href') ?? null, add: document.querySelector('input[type=file]') };
};

it('photos can be added until there are three', () => {
  const { premium, add } = show(2, false);
  expect([premium, add !== null]).toEqual([null, true]);
});

it('with three a free member is led to Premium instead of to a fourth', () => {
  expect(show(3, false)).toEqual({ premium: '/premium', add: null });
});

it('with more than that, after Premium, nobody is told to remove one to add another', () => {
  document.body.replaceChildren();
  expect(show(5, false)).toEqual({ premium: '/premium', add: null });
  const limits = { free: 3, premium: 25 };
  expect(screen.getByText(text(photoMessages.photosOver, { count: 5, limit: 3 }))).toBeTruthy();
  expect(screen.getByText(text(photoMessages.photosOverLimit, limits))).toBeTruthy();
  expect(screen.queryByText(text(photoMessages.photosLimit, limits))).toBeNull();
  document.body.replaceChildren();
  show(3, false);
  expect(screen.getByText(text(photoMessages.photosLimit, limits))).toBeTruthy();
});

it('a premium member goes on to twenty-five', () => {
  const { premium, add } = show(3, true);
  expect([premium, add !== null]).toEqual([null, true]);
  document.body.replaceChildren();
  expect(show(25, true)).toEqual({ premium: null, add: null });
});

it('that photos are looked at is said once, and below each that waits; of one that was looked at nothing is said', async () => {
  const session = aSession(aMember({ paid_user: true }));
  session.update({ settings: wholeSettings() });
  const photo = (number: number, change: Partial<OwnPhoto>) =>
    anOwnPhoto(aPhoto(number, aPicture('/a.webp')), change);
  const refused = { state: 'refused', refusal: 'child', hidden: true } as const;
  const show = (...photos: readonly OwnPhoto[]) => {
    document.body.replaceChildren();
    renderPage(<PhotosSection photos={photos} firstKey="k" isChecking={false} />, { session });
    return [photoMessages.looked, photoMessages.photoUnchecked, photoMessages.crop].map(
      (message) => screen.queryAllByText(text(message)).length,
    );
  };
  expect(show(photo(1, {}), photo(2, {}), photo(3, { state: 'approved' }))).toEqual([1, 2, 3]);
  // Nor that they are shown meanwhile where some are not.
  expect(show(photo(1, {}), photo(2, { state: 'approved', hidden: true }))).toEqual([0, 1, 2]);
  // One that others are not shown is removed, and not cropped.
  expect(show(photo(1, { state: 'approved' }), photo(2, refused))).toEqual([0, 0, 1]);
});

it('after one has gone, and the button with it, the focus is at the heading and not at the beginning of the page', async () => {
  const session = aSession(aMember());
  session.update({ settings: wholeSettings() });
  const photos = [1, 2].map((number) => anOwnPhoto(aPhoto(number, aPicture('/a.webp'))));
  let keep = (_count: number): void => undefined;
  const Some = () => {
    const [count, setCount] = useState(photos.length);
    keep = setCount;
    return <PhotosSection photos={photos.slice(0, count)} firstKey="k" isChecking={false} />;
  };
  document.body.replaceChildren();
  renderPage(<Some />, { session });
  const buttons = screen.getAllByRole('button', { name: text(photoMessages.photoRemove) });
  buttons.at(-1)?.focus();
  await act(async () => keep(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: text(photoMessages.photos) }));
});
