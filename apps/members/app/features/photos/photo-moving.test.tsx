import type { OwnPhoto } from '@vesper/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLoaderData, useRevalidator } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { later } from '../../testing/fake-api.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { anOwnPhoto, aPhoto, aPicture } from '../../testing/people.ts';
import { wholeSettings } from '../../testing/whole-member.ts';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { photoMessages } from './messages.ts';
import { PhotosSection } from './photos-section.tsx';
import { removalMessages } from './removal/removal-messages.ts';

let photos: readonly OwnPhoto[] = [];
let sent: FormData[] = [];
let answer = later<null>();

let revalidate: () => Promise<void> = async () => undefined;
const Page = () => {
  ({ revalidate } = useRevalidator());
  return <PhotosSection photos={useLoaderData<readonly OwnPhoto[]>()} firstKey="k" isChecking={false} />;
};

/** The page with these photos, as a server keeps them. */
const show = async (): Promise<void> => {
  const session = aSession(aMember({ paid_user: true }));
  session.update({ settings: wholeSettings() });
  renderPage(<Page />, {
    session,
    loader: () => photos,
    action: async ({ request }) => {
      const form = await request.formData();
      sent.push(form);
      await answer.promise;
      const order = String(form.get('order') ?? '').split(',');
      const about = form.get('photo_id');
      const acts: Readonly<Record<string, () => readonly OwnPhoto[]>> = {
        'photo-order': () => order.flatMap((id) => photos.filter((photo) => photo.id === id)),
        'photo-main': () => photos.map((photo) => ({ ...photo, main: photo.id === about })),
        'photo-remove': () => photos.filter(({ id }) => id !== about),
      };
      photos = acts[String(form.get('section'))]?.() ?? photos;
      return null;
    },
  });
  await screen.findAllByRole('listitem');
};

beforeEach(() => {
  standInForDialogs();
  document.body.replaceChildren();
  photos = [1, 2, 3, 4].map((number) => ({
    ...anOwnPhoto(aPhoto(number, aPicture('/a.webp'))),
    main: number === 1,
  }));
  sent = [];
  answer = later();
});

const earlier = (number: number) => text(photoMessages.photoEarlier, { number });
const laterName = (number: number) => text(photoMessages.photoLater, { number });
const button = (name: string) => screen.getByRole('button', { name });
/** By keyboard: the focus is where one presses. */
const press = async (name: string): Promise<void> => {
  button(name).focus();
  await act(async () => void fireEvent.click(button(name)));
};
const focused = () => document.activeElement?.getAttribute('aria-label');
const said = () => screen.getAllByRole('status').map((status) => status.textContent);
const placed = (number: number) => text(photoMessages.photoMoved, { number, total: 4 });

it('a photo that is moved keeps the focus on its arrow, and where it stands now is said', async () => {
  await show();
  await press(earlier(4));
  // On its way it can neither be pressed again nor lose the focus.
  expect((button(earlier(4)) as HTMLButtonElement).disabled).toBe(false);
  expect(button(earlier(4)).getAttribute('aria-disabled')).toBe('true');
  await press(earlier(4));
  await act(async () => answer.give(null));
  await waitFor(() => expect(said()).toContain(placed(3)));
  expect(sent).toHaveLength(1);
  expect(focused()).toBe(earlier(3));
});

it('where it goes no further, the focus is on its other arrow', async () => {
  await show();
  answer.give(null);
  await press(earlier(3));
  await waitFor(() => expect(said()).toContain(placed(2)));
  expect(focused()).toBe(laterName(2));
  await press(laterName(2));
  await waitFor(() => expect(said()).toContain(placed(3)));
  await press(laterName(3));
  await waitFor(() => expect(said()).toContain(placed(4)));
  expect(focused()).toBe(earlier(4));
});

it('one that was made the main one keeps the focus, without the button that was pressed', async () => {
  await show();
  answer.give(null);
  const made = screen.getAllByRole('button', { name: text(photoMessages.photoMain) })[1];
  made?.focus();
  await act(async () => made && void fireEvent.click(made));
  await waitFor(() => expect(made?.isConnected).toBe(false));
  const names = [...document.querySelectorAll('.own-photo button')];
  expect(document.activeElement).toBe(names[0]);
});

/** Presses the button of this name at the photo that stands there, from 1. */
const pressAt = async (number: number, name: string): Promise<void> => {
  const item = document.querySelectorAll<HTMLElement>('.own-photo')[number - 1];
  const pressed = within(item ?? document.body).getByRole('button', { name });
  pressed.focus();
  await act(async () => void fireEvent.click(pressed));
};

it('what is done with a photo is said, each in the place of what was said before', async () => {
  await show();
  answer.give(null);
  await press(earlier(4));
  await waitFor(() => expect(said()).toContain(placed(3)));
  await pressAt(3, text(photoMessages.photoMain));
  await waitFor(() => expect(said()).toContain(text(photoMessages.photoMadeMain)));
  expect(said().join(' ')).not.toContain(placed(3));
  for (const left of [3, 2]) {
    await pressAt(2, text(photoMessages.photoRemove));
    const confirm = await screen.findByRole('button', { name: text(removalMessages.remove) });
    await act(async () => void fireEvent.click(confirm));
    await waitFor(() => expect(photos).toHaveLength(left));
    await waitFor(() => expect(said()).toContain(text(photoMessages.photoRemoved)));
    expect(said().join(' ')).not.toContain(text(photoMessages.photoMadeMain));
  }
});

it('a place that another page has made untrue is no longer said', async () => {
  await show();
  answer.give(null);
  await press(earlier(4));
  await waitFor(() => expect(said()).toContain(placed(3)));
  photos = photos.slice(1);
  await act(async () => revalidate());
  await waitFor(() => expect(document.querySelectorAll('.own-photo')).toHaveLength(3));
  expect(said().join('')).toBe('');
});
