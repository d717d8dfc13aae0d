import type { LiveEvent, MemberCard } from '@vesper/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { likeHeartMessages } from './heart/heart-messages.ts';
import { matchNoticeMessages } from './messages.ts';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { Toasts } from '../../frame/errors/toasts.tsx';
import { LiveMatch } from '../../frame/later/live-match.tsx';

const grace = { id: 'they', name: 'Grace', main_image: null } as MemberCard;
const like = (match: boolean): LiveEvent =>
  ({
    type: 'like',
    entry: { id: 'l', profile: grace, like_new: true, match, created: '' },
    total_new: 1,
  }) as LiveEvent;
const words = text(matchNoticeMessages.matchText, { name: 'Grace' });

beforeEach(() => {
  standInForDialogs();
});

const renderFrame = (quiet: boolean) => {
  const session = aSession();
  renderPage(
    <>
      <LiveMatch quiet={quiet} />
      <Toasts />
    </>,
    { session },
  );
  return (match: boolean) => act(async () => session.emitLive(like(match)));
};

it('opens over the page when a like is answered, leads to the profile and to a message', async () => {
  const hear = renderFrame(false);
  await hear(true);
  await waitFor(() => expect(document.querySelector('dialog[open] .match')).not.toBeNull());
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(text(likeHeartMessages.write)).closest('a')?.getAttribute('href')).toBe(
    '/members/they/chat',
  );
  fireEvent.click(
    screen.getAllByRole('button', { name: text(matchNoticeMessages.viewProfile, { name: 'Grace' }) })[0] ??
      document.body,
  );
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/members/they'));
});

it('says nothing of a like that is not answered', async () => {
  const hear = renderFrame(false);
  await hear(false);
  expect(screen.queryByText(words)).toBeNull();
});

it('is a line at the edge beside what is being written', async () => {
  const hear = renderFrame(true);
  await hear(true);
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
  expect(document.querySelector('dialog[open]')).toBeNull();
});
