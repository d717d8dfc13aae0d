import type { Photo } from '@vesper/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { frameMessages } from '../../../../frame/messages.ts';
import { viewerMessages } from '../../../../parts/photos/viewer-messages.ts';
import { standInForDialogs } from '../../../../testing/dialogs.ts';
import { fakeApi, later, refuse } from '../../../../testing/fake-api.ts';
import { aMember, aSession } from '../../../../testing/member.ts';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { aCard, aPhoto, aPicture, aProfile } from '../../../../testing/people.ts';
import { profileViewMessages } from '../messages.ts';
import { MemberPhotos } from './profile-photos.tsx';
import { useMemberPhotos } from './use-profile-photos.tsx';

const fake = fakeApi();
vi.mock('../../../../frame/start/browser-api.ts', () => ({ browserApi: () => Promise.resolve(fake.api) }));

const photosAt = (time: string): readonly Photo[] =>
  [1, 2, 3].map((number) => ({ ...aPhoto(number, aPicture(`/${number}-${time}.webp`)), main: number === 1 }));
const claraAt = (time: string) => aProfile(aCard('clara'), { photos: [...photosAt(time)] });
const clara = claraAt('old');

const Photos = () => {
  const view = useMemberPhotos(clara);
  return (
    <>
      <MemberPhotos memberId="clara" view={view} />
      {view.handle.viewer}
    </>
  );
};

const altOf = (number: number): string => text(profileViewMessages.photoAlt, { number, name: clara.name });
const viewer = () => screen.findByRole('dialog', {}, { timeout: 5000 });
const shown = async (number: number) =>
  within(await viewer()).queryByRole('img', { name: altOf(number), hidden: true });
const addressOf = async (number: number) => (await shown(number))?.getAttribute('src');
const fail = async (number: number): Promise<void> => {
  const picture = await shown(number);
  if (!picture) throw new Error(`photo ${number} is not there`);
  await act(async () => void fireEvent.error(picture));
};
const sentence = text(viewerMessages.missing);
const asked = () => fake.callsOf('profile').length;

/** The second photo is opened; its neighbours are loaded with it. */
const open = async (): Promise<void> => {
  renderPage(<Photos />, { session: aSession(aMember()) });
  fireEvent.click(screen.getByRole('button', { name: altOf(2) }));
  await waitFor(async () => expect(await addressOf(2)).toContain('2-old'), { timeout: 5000 });
};

beforeAll(standInForDialogs);
beforeEach(() => {
  document.body.replaceChildren();
  fake.calls.length = 0;
});

it('a photo whose address has ended is shown from a new one, without a word', async () => {
  const answer = later<unknown>();
  fake.answer('profile', () => answer.promise);
  await open();
  await fail(2);
  await fail(3);
  expect(screen.queryByText(sentence)).toBeNull();
  await act(async () => answer.give({ profile: claraAt('new') }));
  await waitFor(async () => expect(await addressOf(2)).toContain('2-new'));
  expect(await addressOf(3)).toContain('3-new');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(asked()).toBe(1);
  // The page below has them too.
  expect(document.querySelector('.photo-grid img')?.getAttribute('src')).toContain('2-new');
});

it('what does not come from the new address either is said, and not asked for again until one presses', async () => {
  let times = 0;
  fake.answer('profile', () => ({ profile: claraAt(`new${(times += 1)}`) }));
  await open();
  await fail(2);
  await waitFor(async () => expect(await addressOf(2)).toContain('2-new1'));
  await fail(2);
  expect(within(await viewer()).getByRole('alert').textContent).toBe(sentence);
  expect(await shown(2)).toBeNull();
  // Its neighbours, which failed as well, ask for nothing more.
  await fail(3);
  expect(asked()).toBe(1);
  const again = within(await viewer()).getAllByRole('button', {
    name: text(frameMessages.tryAgain),
    hidden: true,
  });
  again[0]?.focus();
  await act(async () => again[0] && void fireEvent.click(again[0]));
  await waitFor(async () => expect(await addressOf(2)).toContain('2-new2'));
  expect(asked()).toBe(2);
  expect(screen.queryByText(sentence)).toBeNull();
  // The button has gone, and the keys still belong to the viewer.
  expect((await viewer()).contains(document.activeElement)).toBe(true);
});

it.each([
  ['without a connection', () => refuse('network')],
  ['where the address is the same', () => ({ profile: claraAt('old') })],
])('%s it is said at once', async (_, answer) => {
  fake.answer('profile', answer);
  await open();
  await fail(2);
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy());
  expect(asked()).toBe(1);
});
