import type { Notifications } from '@vesper/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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
  const posts: { readonly said: object; readonly answer: ReturnType<typeof later<unknown>> }[] = [];
  let kept: Switches = nothingOn;
  let reading: Promise<Switches> | undefined;
  const Room = () => {
    const notifications = useLoaderData<Notifications>();
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen ? <SeenSection notifications={notifications} /> : null}
        <button onClick={() => setOpen(false)}>leave</button>
      </>
    );
  };
  renderPage(() => <Room />, {
    loader: () => (reading ? reading : kept),
    action: async ({ request }) => {
      const form = await request.formData();
      const said = Object.fromEntries(form.getAll('changed').map((name) => [name, form.get(String(name))]));
      const post = { said, answer: later<unknown>() };
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
  const leave = () => act(async () => void fireEvent.click(screen.getByText('leave')));
  const readNoMore = () => (reading = new Promise(() => {}));
  return { said: () => posts.map(({ said }) => said), answer, leave, readNoMore };
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
  expect([said(), saved()]).toEqual([[{ invisible: 'on' }], null]);
  await answer(0, done, { invisible: true });
  await waitFor(() => expect(saved()).not.toBeNull());
  expect(saved()?.closest('.switch')?.contains(switchOf(settingsMessages.invisible))).toBe(true);
  expect(switchOf(settingsMessages.invisible).checked).toBe(true);
});

it('saves what is pressed meanwhile after that, and calls nothing saved before', async () => {
  const { said, answer } = await openRoom();
  await flip(settingsMessages.invisible);
  await flip(settingsMessages.pause);
  expect(said()).toEqual([{ invisible: 'on' }]);
  await answer(0, done, { invisible: true });
  // What was not pressed may have been changed elsewhere: it is not sent.
  expect([said(), saved()]).toEqual([[{ invisible: 'on' }, { paused: 'on' }], null]);
  await answer(1, done, { invisible: true, paused: true });
  await waitFor(() => expect(saved()).not.toBeNull());
  expect(saved()?.closest('.switch')?.contains(switchOf(settingsMessages.pause))).toBe(true);
});

it('puts a switch back that could not be saved, with the reason', async () => {
  const { said, answer } = await openRoom();
  await flip(settingsMessages.invisible);
  await answer(0, { ...done, refused: { code: 'network', fields: {}, params: {} } });
  await waitFor(() => expect(switchOf(settingsMessages.invisible).checked).toBe(false));
  expect([screen.queryByRole('alert') === null, saved(), said().length]).toEqual([false, null, 1]);
});

it('puts it back at once, though the page can not be read again', async () => {
  const { answer, readNoMore } = await openRoom();
  await flip(settingsMessages.invisible);
  readNoMore();
  await answer(0, { ...done, refused: { code: 'network', fields: {}, params: {} } });
  await waitFor(() => expect(switchOf(settingsMessages.invisible).checked).toBe(false));
});

it('sends what is pressed after a refusal, though the page can not be read again', async () => {
  const { said, answer, readNoMore } = await openRoom();
  await flip(settingsMessages.invisible);
  readNoMore();
  await answer(0, { ...done, refused: { code: 'network', fields: {}, params: {} } });
  await waitFor(() => expect(switchOf(settingsMessages.invisible).checked).toBe(false));
  await flip(settingsMessages.pause);
  expect(said()).toEqual([{ invisible: 'on' }, { paused: 'on' }]);
  expect(switchOf(settingsMessages.pause).checked).toBe(true);
});

it('saves what was pressed meanwhile also when one leaves', async () => {
  const { said, leave } = await openRoom();
  await flip(settingsMessages.invisible);
  await flip(settingsMessages.pause);
  await leave();
  // The first may be given up for it.
  await waitFor(() => expect(said().at(-1)).toEqual({ invisible: 'on', paused: 'on' }));
});

it('sends that a switch is off', async () => {
  const { said, answer } = await openRoom();
  await flip(settingsMessages.invisible);
  await answer(0, done, { invisible: true });
  await flip(settingsMessages.invisible);
  expect(said()).toEqual([{ invisible: 'on' }, { invisible: null }]);
});

it('shows what was changed elsewhere once it is read again, and sends nothing of it', async () => {
  const { said, answer } = await openRoom();
  await flip(settingsMessages.invisible);
  await answer(0, done, { invisible: true, paused: true });
  expect(switchOf(settingsMessages.pause).checked).toBe(true);
  expect(said()).toHaveLength(1);
});
