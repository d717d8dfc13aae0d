import { act, screen } from '@testing-library/react';
import type { Api } from '@vesper/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aChatEntry, aPeer } from '../../../testing/conversation.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { ChatPane } from './chat-pane.tsx';

const chats = vi.fn();
beforeEach(() => {
  fakeServer.load = async () => ({ call: chats }) as unknown as Api;
});
const entry = aChatEntry('c1', aPeer);

/** A window of so many pixels for the pane. */
const withRoom = (width: number): void => {
  vi.stubGlobal('ResizeObserver', function Room(tell: (entries: unknown[]) => void) {
    return { observe: () => tell([{ contentRect: { width } }]), disconnect: () => {} };
  });
};
afterEach(() => chats.mockReset());

it('reads the conversations where there is room for them', async () => {
  withRoom(340);
  chats.mockResolvedValue({
    chats: [entry],
    waiting: [],
    archived: { count: 0, unread: 0 },
    next_cursor: null,
  });
  renderPage(<ChatPane />);
  expect((await screen.findByText('Grace')).closest('a')?.getAttribute('href')).toBe('/chats/c1');
});

it('asks for nothing on a phone', async () => {
  withRoom(0);
  renderPage(<ChatPane />);
  await act(async () => {});
  expect(chats).not.toHaveBeenCalled();
});

it('says that they did not come, and tries again', async () => {
  withRoom(340);
  chats.mockRejectedValueOnce(new Error('away'));
  chats.mockResolvedValue({
    chats: [entry],
    waiting: [],
    archived: { count: 0, unread: 0 },
    next_cursor: null,
  });
  renderPage(<ChatPane />);
  const again = await screen.findByRole('button');
  await act(async () => again.click());
  expect(await screen.findByText('Grace')).toBeTruthy();
});
