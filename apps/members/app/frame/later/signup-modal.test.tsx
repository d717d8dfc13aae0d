import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { never } from '../../testing/fake-api.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage } from '../../testing/page-around.tsx';
import { openSignup, SignupModal } from './signup-modal.tsx';

beforeEach(() => {
  standInForDialogs();
});

/** What its last step does: leads to the page that it lies over. */
const GoOn = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(path)}>
      Go on
    </button>
  );
};

const path = '/signup';
/** What the dialog asks for does not come; the page itself does. */
const loader = ({ request }: { readonly request: Request }) =>
  new URL(request.url).searchParams.has('to') ? never() : null;

it('closes when its last step leads on to the page that it lies over', async () => {
  renderPage(
    <>
      <SignupModal />
      <GoOn />
    </>,
    { session: aSession(null), path, loader },
  );
  const button = await screen.findByRole('button', { name: 'Go on' });
  act(() => openSignup({ to: 'they' }));
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  act(() => button.click());
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(button.isConnected).toBe(true);
});

it('opens for who presses in the moment in which the page is there', async () => {
  const seen = new MutationObserver(() => {
    if (!screen.queryByRole('button', { name: 'Go on' })) return;
    seen.disconnect();
    openSignup({ to: 'they' });
  });
  seen.observe(document.body, { childList: true, subtree: true });
  renderPage(
    <>
      <SignupModal />
      <GoOn />
    </>,
    { session: aSession(null), path, loader },
  );
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
});
