import type { Verification } from '@vesper/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { verificationMessages } from './messages.ts';
import { verificationRefusals } from './reason-messages.ts';
import { VerificationScreen } from './verification-screen.tsx';

const none: Verification = { state: 'none', not_now: null, poses: [], expires_at: null, reason: null };
const asked = (...taken: readonly [boolean, boolean]): Verification => ({
  ...none,
  state: 'asked',
  expires_at: '2026-11-24T12:10:00.000Z',
  poses: [
    { pose: 'hold_earlobe', taken: taken[0] },
    { pose: 'palm_beside_face', taken: taken[1] },
  ],
});

let show: (verification: Verification) => void;
const Page = ({ first }: { readonly first: Verification }) => {
  const [verification, setVerification] = useState(first);
  show = setVerification;
  return <VerificationScreen verification={verification} refused={null} keys={['1', '2']} minutesLeft={10} />;
};

it('begins each state at the top, with its heading', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  renderPage(<Page first={none} />);
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => show(asked(false, false)));
  expect(document.activeElement?.textContent).toBe(text(verificationMessages.takeBoth));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
  act(() => show(asked(true, false)));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  act(() => show({ ...none, state: 'submitted' }));
  expect(document.activeElement?.textContent).toBe(text(verificationMessages.submitted));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it.each([
  [asked(false, false), 'selfie-1'],
  [asked(true, false), 'selfie-2'],
  [asked(true, true), null],
])('has one next step, %#', (verification, selfie) => {
  renderPage(<Page first={verification} />);
  const steps = [...document.querySelectorAll('.button--go')];
  expect(steps).toHaveLength(1);
  expect(steps[0]?.closest('section')?.getAttribute('aria-labelledby') ?? null).toBe(selfie);
  if (selfie === null)
    expect(screen.getByRole('button', { name: text(verificationMessages.submit) })).toBe(steps[0]);
});

it.each([
  ['verification_needs_photo', '/profile'],
  ['verification_on_break', undefined],
  ['verification_needs_confirmation', undefined],
] as const)('leads to the profile where a photo is missing, and nowhere else: %s', (notNow, href) => {
  renderPage(<Page first={{ ...none, not_now: notNow }} />);
  expect(document.querySelector('.alert a')?.getAttribute('href') ?? undefined).toBe(href);
  // What would be refused is not offered.
  expect(screen.queryByRole('button', { name: text(verificationMessages.start) })).toBeNull();
});

/** jsdom shows no pictures: from here on each file has the shape of a photo. */
const showPictures = (): void => {
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => {} });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 900;
      naturalHeight = 1200;
      decode = async () => undefined;
    },
  );
};
const takeSelfie = async (): Promise<void> => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = [new File([new Uint8Array(10)], 'a.jpg', { type: 'image/jpeg' })];
  await act(async () => void (field && fireEvent.change(field, { target: { files } })));
};
const send = () => screen.queryByRole('button', { name: text(verificationMessages.send) });

it.each([
  ['selfie_is_profile_photo', false],
  ['network', true],
] as const)(
  'a selfie that is refused says so in its place and in view; what only did not get through stays: %s',
  async (code, stays) => {
    showPictures();
    const server = fakeApi({ verificationSelfieAdd: () => refuse(code) });
    fakeServer.load = async () => server.api;
    renderPage(<Page first={asked(false, false)} />);
    await takeSelfie();
    await act(async () => void fireEvent.click(send() as HTMLElement));
    const said = screen.getByRole('alert');
    expect(document.activeElement).toBe(said);
    expect(said.textContent).toBe(text(errorMessage(code, verificationRefusals)));
    const picture = screen.queryByRole('img', { name: text(verificationMessages.preview, { number: 1 }) });
    expect([picture !== null, send() !== null]).toEqual([stays, stays]);
    vi.unstubAllGlobals();
  },
);

it('a selfie that is taken anew after one was sent can be sent as well', async () => {
  showPictures();
  const server = fakeApi({ verificationSelfieAdd: () => ({}) });
  fakeServer.load = async () => server.api;
  renderPage(<Page first={asked(false, false)} />);
  for (const time of [1, 2]) {
    await takeSelfie();
    await act(async () => void fireEvent.click(send() as HTMLElement));
    expect([server.callsOf('verificationSelfieAdd').length, send()]).toEqual([time, null]);
  }
  vi.unstubAllGlobals();
});

const session = aSession();
it.each([
  ['it is told of it', () => session.emitLive({ type: 'user_changed' })],
  ['one comes back to it', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page that waits for the verdict shows it once %s', async (_when, happens) => {
  let state: Verification['state'] = 'submitted';
  let reads = 0;
  const Read = () => {
    const verification = useLoaderData<Verification>();
    return (
      <VerificationScreen verification={verification} refused={null} keys={['1', '2']} minutesLeft={10} />
    );
  };
  renderPage(<Read />, {
    session,
    loader: () => {
      reads += 1;
      return { ...none, state };
    },
  });
  await screen.findByText(text(verificationMessages.submitted));
  // Words may be seen before their page listens.
  await act(async () => undefined);
  state = 'verified';
  await act(async () => void happens());
  await waitFor(() => expect(screen.getByText(text(verificationMessages.verified))).toBeTruthy());
  // There is nothing more to come.
  const before = reads;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(reads).toBe(before);
});
