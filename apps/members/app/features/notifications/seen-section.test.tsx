import type { Notifications } from '@vesper/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { later } from '../../testing/fake-api.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { settingsMessages } from './messages.ts';
import { SeenSection } from './seen-section.tsx';

const nothingOn = {
  invisible: false,
  auto_like: false,
  on_public_pages: false,
  read_receipts: false,
  paused: false,
};
type Switches = typeof nothingOn;

/** The room over a server that answers each post when it is told to, and whose settings are `kept`. */
const openRoom = async () => {
  const posts: { readonly said: string[]; readonly answer: ReturnType<typeof later<unknown>> }[] = [];
  let kept: Switches = nothingOn;
  const Room = () => <SeenSection notifications={useLoaderData<Notifications>()} />;
  renderPage(() => <Room />, {
    loader: () => kept,
    action: async ({ request }) => {
      const form = await request.formData();
      const post = { said: [...form.keys()].filter((name) => name !== 'intent'), answer: later<unknown>() };
      posts.push(post);
      return post.answer.promise;
    },
  });
  await screen.findAllByRole('switch');
  const answer = (index: number, given: object, next: Partial<Switches> = {}) =>
    act(async () => {
      kept = { ...nothingOn, ...next };
      posts[index]?.answer.give({ ...given });
    });
  return { said: () => posts.map(({ said }) => said), answer };
};

const switchOf = (message: (typeof settingsMessages)['pause']) =>
  screen.getByRole<HTMLInputElement>('switch', { name: text(message) });
const flip = (message: (typeof settingsMessages)['pause']) =>
  act(async () => void fireEvent.click(switchOf(message)));
const saved = () => screen.queryByText(text(settingsMessages.saved));
const done = { intent: 'seen', refused: null, typed: {}, done: null };

it('saves a switch as soon as it is pressed, and says so beside it', async () => {
  const { said, answer } = await openRoom();
  await flip(settingsMessages.invisible);
  expect([said(), saved()]).toEqual([[['invisible']], null]);
  await answer(0, done, { invisible: true });
  expect(saved()?.closest('.switch')?.contains(switchOf(settingsMessages.invisible))).toBe(true);
  expect(switchOf(settingsMessages.invisible).checked).toBe(true);
});

it('saves what is pressed meanwhile after that, and calls nothing saved before', async () => {
  const { said, answer } = await openRoom();
  await flip(settingsMessages.invisible);
  await flip(settingsMessages.pause);
  expect(said()).toEqual([['invisible']]);
  await answer(0, done, { invisible: true });
  expect([said(), saved()]).toEqual([[['invisible'], ['invisible', 'paused']], null]);
  await answer(1, done, { invisible: true, paused: true });
  expect(saved()?.closest('.switch')?.contains(switchOf(settingsMessages.pause))).toBe(true);
});

it('puts a switch back that could not be saved, with the reason', async () => {
  const { said, answer } = await openRoom();
  await flip(settingsMessages.invisible);
  await answer(0, { ...done, refused: { code: 'network', fields: {}, params: {} } });
  expect(switchOf(settingsMessages.invisible).checked).toBe(false);
  expect([screen.queryByRole('alert') === null, saved(), said().length]).toEqual([false, null, 1]);
});
