import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noteList, noteSearch } from '../../../parts/search/list-place.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { profileViewMessages } from './messages.ts';
import { WayBack, type WayBackProps } from './way-back.tsx';

/** Where the link of a profile leads that is the entry `index` of the history; its own address where nothing else is done. */
const press = async (index: number, to: WayBackProps['to'] = 'search') => {
  history.replaceState({ idx: index }, '');
  const href = {
    search: '/members',
    likes: '/likes',
    chat: '/members/clara/chat',
    suggestions: '/match-finder',
  }[to];
  const { unmount } = renderPage(<WayBack href={href} to={to} />);
  const link = screen.getByRole('link');
  const click = createEvent.click(link);
  await act(async () => void fireEvent(link, click));
  const shown = click.defaultPrevented ? screen.getByTestId('address').textContent : href;
  unmount();
  return shown;
};

it('leads to the search as such as long as none was shown, then to the one that was, and right after it back', async () => {
  expect(await press(0)).toBe('/members');
  history.replaceState({ idx: 1 }, '');
  noteSearch('/de/members?gender=male');
  expect(await press(5)).toBe('/de/members');
  // The pages of tests have no entry before: nothing moves, and no search is opened anew.
  expect(await press(2)).toBe('/');
});

it('leads to the likes for who came from there', async () => {
  expect(await press(5, 'likes')).toBe('/likes');
});

it.each([
  ['likes', '/likes'],
  ['suggestions', '/match-finder'],
] as const)(
  'leads back to the %s right after them, and to them as such from elsewhere',
  async (list, href) => {
    history.replaceState({ idx: 7 }, '');
    const leave = noteList(list);
    history.replaceState({ idx: 8 }, '');
    leave();
    // The pages of tests have no entry before: nothing moves, and the list is not opened anew.
    expect(await press(8, list)).toBe('/');
    expect(await press(9, list)).toBe(href);
    // The link itself says that nothing comes without network.
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await press(8, list)).toBe(href);
    network.mockRestore();
  },
);

it('leads to the likes as such where another page has taken their place in the history', async () => {
  history.replaceState({ idx: 7 }, '');
  const leave = noteList('likes');
  history.replaceState({ idx: 6 }, '');
  leave();
  expect(await press(8, 'likes')).toBe('/likes');
});

it('leads to the conversation for who came from there, and says so', async () => {
  expect(await press(5, 'chat')).toBe('/members/clara/chat');
  renderPage(<WayBack href="/members/clara/chat" to="chat" />);
  expect(screen.getByRole('link').textContent).toBe(text(profileViewMessages.backToChat));
});

it('leads to the suggestions for who came from there, also where a search was shown before, and says so', async () => {
  noteSearch('/members');
  expect(await press(5, 'suggestions')).toBe('/match-finder');
  renderPage(<WayBack href="/match-finder" to="suggestions" />);
  expect(screen.getByRole('link').textContent).toBe(text(profileViewMessages.backToSuggestions));
});
