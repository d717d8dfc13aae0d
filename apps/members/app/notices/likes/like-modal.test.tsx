import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { frameMessages } from '../../frame/messages.ts';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { LikeModal } from './like-modal.tsx';
import { matchNoticeMessages } from './messages.ts';

const grace = { id: 'they', name: 'Grace', main_image: null };

beforeEach(() => {
  standInForDialogs();
});

const renderOverlay = async (session = aSession()) => {
  const onView = vi.fn();
  const onClose = vi.fn();
  renderPage(
    <LikeModal profile={grace} title="Grace likes you" text="Say hello" onView={onView} onClose={onClose} />,
    { session },
  );
  // There is a moment between what it shows and its opening.
  await waitFor(() => expect(document.querySelector('dialog[open] .match')).not.toBeNull());
  const part = (selector: string): Element => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  const click = (selector: string) => act(async () => fireEvent.click(part(selector)));
  return { onView, onClose, click };
};

it.each([
  ['its edge', 'dialog'],
  ['the room around all', '.modal__box'],
  ['the head', '.modal__head'],
  ['the title', '.modal__title'],
  ['the middle', '.match'],
  ['the text', '.lead'],
])('closes by a click on %s', async (_where, selector) => {
  const { onClose, onView, click } = await renderOverlay();
  await click(selector);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onView).not.toHaveBeenCalled();
});

it('leads to the profile by the image and by the button, and closes by its own button once', async () => {
  const { onClose, onView, click } = await renderOverlay();
  const ways = screen.getAllByRole('button', {
    name: text(matchNoticeMessages.viewProfile, { name: 'Grace' }),
  });
  expect(ways).toHaveLength(2);
  for (const way of ways) fireEvent.click(way);
  await click('.match__photo .no-picture');
  expect(onView.mock.calls).toEqual([['they'], ['they'], ['they']]);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: text(frameMessages.close) }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes when one of the two blocks the other', async () => {
  const session = aSession();
  const { onClose } = await renderOverlay(session);
  act(() => session.update({ gone: ['they'] }));
  expect(document.querySelector('.match')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});
