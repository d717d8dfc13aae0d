import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { fakeApi, later, refuse } from '../../../testing/fake-api.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { photoMessages } from '../messages.ts';
import { keepChosen, takeChosen } from './kept-uploads.ts';
import { PhotoField } from './photo-field.tsx';

const fake = fakeApi();
let codeGone: Error | null = null;
vi.mock('../../../frame/start/browser-api.ts', () => ({
  browserApi: () => (codeGone ? Promise.reject(codeGone) : Promise.resolve(fake.api)),
}));

beforeAll(() => {
  // jsdom knows no addresses of files.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
});

interface Sent {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onSent: (share: number) => void;
  readonly form: FormData;
}
let sent: Sent[] = [];
let ends: ReturnType<typeof later>[] = [];
beforeEach(() => {
  takeChosen(undefined);
  codeGone = null;
  sent = [];
  ends = [];
  fake.answer('photoAdd', (call) => {
    sent.push(call as unknown as Sent);
    const end = later();
    ends.push(end);
    return end.promise;
  });
});

const nameOf = ({ form }: Sent): string => (form.get('photo') as File).name;
const file = (name: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

const show = async (room: number) => {
  let read = 0;
  renderPage(<PhotoField firstKey="first" room={room} otherActs={0} />, { loader: () => (read += 1) });
  const field = await screen.findByLabelText(text(photoMessages.photoAdd));
  await waitFor(() => expect((field as HTMLInputElement).multiple).toBe(true));
  return {
    choose: (...files: File[]) => fireEvent.change(field, { target: { files } }),
    read: () => read,
  };
};
const items = () => screen.findAllByRole('listitem');
const press = async (item: number, name: string) => {
  const place = (await items())[item];
  if (place) fireEvent.click(within(place).getByRole('button', { name }));
};
/** Why, and what it would have to be. */
const noPhoto = `${text(errorMessage('photo_invalid'))} ${text(photoMessages.photoKinds, { least: 200 })}`;

const refusalOf = (code: 'network' | 'photo_invalid') => {
  try {
    return refuse(code);
  } catch (error) {
    return error;
  }
};
const cancel = text(photoMessages.uploadCancel);
const remove = text(photoMessages.photoRemove);
const upload = (count: number) =>
  fireEvent.click(screen.getByRole('button', { name: text(photoMessages.photosUpload, { count }) }));
const again = text(frameMessages.tryAgain);

it('several photos go one after the other, each seen and with how far it is', async () => {
  const { choose, read } = await show(3);
  choose(file('a.png'), file('b.png'));
  expect(await screen.findByText(text(photoMessages.photosChosen, { count: 2 }))).toBeTruthy();
  // Until one says so, nothing leaves the device.
  expect(sent).toEqual([]);
  upload(2);
  await waitFor(() => expect(sent.map(nameOf)).toEqual(['a.png']));
  const [first, second] = await items();
  const shown = () => [first, second].map((item) => item?.querySelector('img')?.getAttribute('src'));
  await waitFor(() => expect(shown()).toEqual(['blob:a.png', 'blob:b.png']));
  sent[0]?.onSent(0.4);
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('40%'));
  expect(second?.textContent).toContain(text(photoMessages.uploadWaits));
  ends[0]?.give(undefined);
  await waitFor(() => expect(sent.map(nameOf)).toEqual(['a.png', 'b.png']));
  ends[1]?.give(undefined);
  expect(await screen.findByText(text(photoMessages.photosAdded, { count: 2 }))).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(read()).toBeGreaterThanOrEqual(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it('one that is stopped is given up, and the next one goes', async () => {
  const { choose, read } = await show(3);
  choose(file('a.png'), file('b.png'), file('c.png'));
  upload(3);
  await waitFor(() => expect(sent).toHaveLength(1));
  await press(1, cancel);
  await press(0, cancel);
  expect(sent[0]?.signal.aborted).toBe(true);
  const readBefore = read();
  ends[0]?.fail(new Error('aborted'));
  // It may have arrived all the same: then it is seen.
  await waitFor(() => expect(read()).toBeGreaterThan(readBefore));
  await waitFor(() => expect(sent.map(nameOf)).toEqual(['a.png', 'c.png']));
  expect(await items()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what failed without a connection is sent once more under the same key; what was refused is not', async () => {
  const { choose } = await show(3);
  choose(file('a.png'), file('b.png'));
  upload(2);
  await waitFor(() => expect(sent).toHaveLength(1));
  ends[0]?.fail(refusalOf('network'));
  await waitFor(() => expect(sent).toHaveLength(2));
  ends[1]?.fail(refusalOf('photo_invalid'));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: again })).toHaveLength(1);
  await press(0, again);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.key).toBe(sent[0]?.key);
  ends[2]?.give(undefined);
  // Not "your photo": beside it stands one that was not.
  expect(await screen.findByText(text(photoMessages.photosAdded, { count: 1 }))).toBeTruthy();
  await press(0, remove);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('');
});

// As Chromium, Firefox and Safari say it.
it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/api.js',
  'error loading dynamically imported module: http://localhost/assets/api.js',
  'Importing a module script failed.',
])('without a connection before what sends has come, it is said as for any call (%s)', async (message) => {
  codeGone = new TypeError(message);
  const { choose } = await show(3);
  choose(file('a.png'));
  upload(1);
  expect(await screen.findByText(text(errorMessage('network')))).toBeTruthy();
  codeGone = null;
  await press(0, again);
  await waitFor(() => expect(sent.map(nameOf)).toEqual(['a.png']));
});

it('where the store is away, it is said that it is so at the moment', async () => {
  fake.answer('photoAdd', () => refuse('service_unavailable'));
  const { choose } = await show(3);
  choose(file('a.png'));
  upload(1);
  expect((await screen.findByRole('alert')).textContent).not.toContain(text(errorMessage('generic')));
  expect(screen.getByText(text(errorMessage('service_unavailable')))).toBeTruthy();
  expect(screen.getByRole('button', { name: again })).toBeTruthy();
});

const said = async () => (await items()).map((item) => within(item).queryByRole('alert')?.textContent);
const limit = text(errorMessage('photo_limit_reached'));

it('what is too large is not even sent, and its place goes to what there was no room for; each is said by its name', async () => {
  const { choose } = await show(1);
  choose(
    file('large.png', 15 * 1024 * 1024 + 1),
    file('a-name-that-is-far-too-long-to-stand-there_0012.png'),
  );
  expect(await said()).toEqual([undefined, `a-name-that-is-f…re_0012.png${limit}`]);
  upload(1);
  const tooLarge = `large.png${text(errorMessage('photo_too_large'))}`;
  await waitFor(async () => expect(await said()).toEqual([tooLarge, undefined]));
  expect(sent).toEqual([]);
  upload(1);
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('a file that says itself that it is no photo takes no place', async () => {
  const { choose } = await show(1);
  choose(new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }), file('a.png'), file('b.png'));
  const invalid = `letter.pdf${noPhoto}`;
  expect(await said()).toEqual([invalid, undefined, `b.png${limit}`]);
  await press(1, remove);
  await waitFor(async () => expect(await said()).toEqual([invalid, undefined]));
  expect(screen.getByRole('button', { name: text(photoMessages.photosUpload, { count: 1 }) })).toBeTruthy();
});

it('what was chosen and not sent is there again when one comes back, once and for its member alone', async () => {
  const { choose } = await show(3);
  choose(file('a.png'), file('b.png'));
  await items();
  cleanup();
  await show(3);
  expect((await items()).map((item) => item.textContent?.slice(0, 5))).toEqual(['a.png', 'b.png']);
  cleanup();
  const [a] = takeChosen('m1');
  expect(a).toBeUndefined();
  keepChosen('m1', [{ key: 'k', file: file('a.png'), cut: null, share: 0, state: 'chosen', code: null }]);
  expect(takeChosen('m2')).toEqual([]);
  expect(takeChosen('m1')).toEqual([]);
});

it('there is no room for more beside those that were chosen before and are not there yet', async () => {
  const { choose } = await show(2);
  choose(file('a.png'));
  choose(file('b.png'), file('c.png'));
  expect(await said()).toEqual([undefined, undefined, `c.png${limit}`]);
});

it('one that was refused takes no room from another one', async () => {
  const { choose } = await show(1);
  choose(file('a.png'));
  upload(1);
  await waitFor(() => expect(sent).toHaveLength(1));
  ends[0]?.fail(refusalOf('photo_invalid'));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  // The field has gone while there was no room, and is there again.
  const field = await screen.findByLabelText(text(photoMessages.photoAdd));
  fireEvent.change(field, { target: { files: [file('b.png')] } });
  await waitFor(async () => expect(await said()).toEqual([`a.png${noPhoto}`, undefined]));
});

it('one that was chosen by mistake is taken off before it is sent', async () => {
  const { choose } = await show(3);
  choose(file('a.png'), file('b.png'));
  await press(0, remove);
  upload(1);
  await waitFor(() => expect(sent.map(nameOf)).toEqual(['b.png']));
});

it('that one was added is no longer said once something else is done with the photos', async () => {
  let setActs: (acts: number) => void = () => undefined;
  const Page = () => {
    const [acts, change] = useState(0);
    setActs = change;
    return <PhotoField firstKey="first" room={3} otherActs={acts} />;
  };
  renderPage(<Page />, { loader: () => 1 });
  const field = await screen.findByLabelText(text(photoMessages.photoAdd));
  fireEvent.change(field, { target: { files: [file('a.png')] } });
  upload(1);
  await waitFor(() => expect(sent).toHaveLength(1));
  ends[0]?.give(undefined);
  await screen.findByText(text(photoMessages.photoAdded));
  act(() => setActs(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('a photo that was removed is not said to have been added', async () => {
  let setRoom: (room: number) => void = () => undefined;
  const Page = () => {
    const [room, change] = useState(3);
    setRoom = change;
    return <PhotoField firstKey="first" room={room} otherActs={0} />;
  };
  renderPage(<Page />, { loader: () => 1 });
  const field = await screen.findByLabelText(text(photoMessages.photoAdd));
  fireEvent.change(field, { target: { files: [file('a.png')] } });
  upload(1);
  await waitFor(() => expect(sent).toHaveLength(1));
  ends[0]?.give(undefined);
  await screen.findByText(text(photoMessages.photoAdded));
  act(() => setRoom(2));
  expect(screen.getByRole('status').textContent).toBe(text(photoMessages.photoAdded));
  act(() => setRoom(3));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('where there is no room there is no field, and what was refused stays to be read', async () => {
  let setRoom: (room: number) => void = () => undefined;
  const Page = () => {
    const [room, change] = useState(1);
    setRoom = change;
    return <PhotoField firstKey="first" room={room} otherActs={0} />;
  };
  renderPage(<Page />, { loader: () => 1 });
  const field = await screen.findByLabelText(text(photoMessages.photoAdd));
  fireEvent.change(field, { target: { files: [file('a.png'), file('b.png')] } });
  upload(1);
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => ends[0]?.give(undefined));
  act(() => setRoom(0));
  expect(await screen.findByText(text(photoMessages.photosAdded, { count: 1 }))).toBeTruthy();
  expect(screen.queryByLabelText(text(photoMessages.photoAdd))).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('b.png');
});

it('what no browser can show has no picture that is broken', async () => {
  const { choose } = await show(3);
  choose(file('a.png'));
  const [item] = await items();
  const picture = await waitFor(() => {
    const found = item?.querySelector('img');
    if (!found) throw new Error('nothing is shown yet');
    return found;
  });
  fireEvent.error(picture);
  await waitFor(() => expect(item?.querySelector('img')).toBeNull());
});
