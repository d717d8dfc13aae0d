import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cropMessages } from '../../../parts/photos/crop/crop-messages.ts';
import { standInForDialogs } from '../../../testing/dialogs.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { anOwnPhoto, aPhoto, aPicture } from '../../../testing/people.ts';
import { wholeSettings } from '../../../testing/whole-member.ts';
import { photoMessages } from '../messages.ts';
import { PhotosSection } from '../photos-section.tsx';
import { removalMessages } from '../removal/removal-messages.ts';
import { mainMessages } from './main-messages.ts';

beforeEach(() => {
  standInForDialogs();
  document.body.replaceChildren();
});

/** Two photos of a member, and what was sent of them. */
const show = (verified: boolean, isChecking = false) => {
  const member = aMember();
  const session = aSession({ ...member, profile: { ...member.profile, verified } });
  session.update({ settings: wholeSettings() });
  const posted: Record<string, FormDataEntryValue>[] = [];
  const photos = [1, 2].map((number) => ({
    ...anOwnPhoto(aPhoto(number, aPicture('/a.webp'))),
    main: number === 1,
  }));
  renderPage(<PhotosSection photos={photos} firstKey="k" isChecking={isChecking} />, {
    session,
    action: async ({ request }) => {
      posted.push(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  return { posted, made: { section: 'photo-main', photo_id: photos[1]?.id } };
};
const make = text(photoMessages.photoMain);

it('who would lose the mark of a verified photo is asked first, and keeps both by saying no', async () => {
  const { posted, made } = show(true);
  fireEvent.click(screen.getByRole('button', { name: make }));
  const dialog = await screen.findByRole('dialog', { name: text(mainMessages.title) });
  expect(dialog.textContent).toContain(text(cropMessages.mark));
  fireEvent.click(screen.getByRole('button', { name: text(cropMessages.cancel) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: make }));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getAllByRole('button', { name: make }).at(-1) ?? document.body);
  await waitFor(() => expect(posted).toEqual([made]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who is being verified is asked first, and told that the check would end', async () => {
  const { posted, made } = show(false, true);
  fireEvent.click(screen.getByRole('button', { name: make }));
  const dialog = await screen.findByRole('dialog', { name: text(mainMessages.title) });
  expect(dialog.textContent).toContain(text(cropMessages.checking));
  expect(dialog.textContent).not.toContain(text(cropMessages.mark));
  fireEvent.click(screen.getAllByRole('button', { name: make }).at(-1) ?? document.body);
  await waitFor(() => expect(posted).toEqual([made]));
});

it('who has no mark is not asked', async () => {
  const { posted, made } = show(false);
  fireEvent.click(screen.getByRole('button', { name: make }));
  await waitFor(() => expect(posted).toEqual([made]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const crop = text(photoMessages.crop);
const pressCrop = (photo: number) =>
  fireEvent.click(screen.getAllByRole('button', { name: crop })[photo] ?? document.body);

it.each([
  ['is being verified', false, true, cropMessages.checking],
  ['has the mark', true, false, cropMessages.mark],
])(
  'who %s is asked before the main photo is cropped, and crops it by saying so',
  async (_, verified, checking, said) => {
    show(verified, checking);
    pressCrop(0);
    const question = await screen.findByRole('dialog', { name: text(cropMessages.title) });
    expect(question.textContent).toContain(text(said));
    expect(screen.queryByText(text(cropMessages.rest))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: text(cropMessages.cancel) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    pressCrop(0);
    const again = await screen.findByRole('dialog', { name: text(cropMessages.title) });
    fireEvent.click(within(again).getByRole('button', { name: crop }));
    expect(await screen.findByText(text(cropMessages.rest))).toBeTruthy();
    expect(screen.queryByText(text(said))).toBeNull();
  },
);

it('another photo than the main one is cropped without a question', async () => {
  show(true);
  pressCrop(1);
  expect(await screen.findByText(text(cropMessages.rest))).toBeTruthy();
  expect(screen.queryByText(text(cropMessages.mark))).toBeNull();
});

it('who removes the main photo is told what goes with it, and who removes another one is not', async () => {
  show(false, true);
  const remove = screen.getAllByRole('button', { name: text(photoMessages.photoRemove) });
  fireEvent.click(remove[0] ?? document.body);
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain(text(cropMessages.checking));
  fireEvent.click(screen.getByRole('button', { name: text(removalMessages.cancel) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(remove[1] ?? document.body);
  expect((await screen.findByRole('dialog')).textContent).not.toContain(text(cropMessages.checking));
});
