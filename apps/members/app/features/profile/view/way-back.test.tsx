import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteSearch } from '../../../parts/search/search-place.ts';
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
