import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { inEnglish } from '../../../testing/page-around.tsx';
import { messageHref, olderIn, useLeaveOlder } from './older-page.ts';
import { PlainLatest, PlainOlder } from './plain-older.tsx';
import { useHasScript } from './use-has-script.ts';

const beforeIn = (value: string): number | null => olderIn(new URL(`http://site.test/chat?before=${value}`));

it('a page of older messages begins before a number that a call may carry, else at the end', () => {
  expect(beforeIn('999999999')).toBe(999_999_999);
  // The call would refuse it, and with it the conversation.
  expect(['1000000000', '9'.repeat(20)].map(beforeIn)).toEqual([null, null]);
});

it('the page that a found message leads to without script has the message itself as its last', () => {
  expect(messageHref('c1', 7, true)).toBe('/chats/c1#m7');
  const plain = messageHref('c1', 7, false);
  expect(plain).toBe('/chats/c1?before=8#m7');
  expect(olderIn(new URL(plain, 'http://site.test'))).toBe(8);
});

it('script is at work on a page that is awake, and not in what the server makes', () => {
  const Sign = () => <p>{useHasScript() ? 'with script' : 'without'}</p>;
  expect(renderToStaticMarkup(<Sign />)).toBe('<p>without</p>');
  render(<Sign />);
  expect(screen.getByText('with script')).toBeTruthy();
});

const Conversation = () => {
  useLeaveOlder(useLoaderData<number | null>());
  return <p>A conversation</p>;
};
const open = async (address: string) => {
  const router = createMemoryRouter(
    [
      { path: '/found', element: <p>What was found</p> },
      {
        path: '/chats/c1',
        element: <Conversation />,
        loader: ({ request }) => olderIn(new URL(request.url)),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/found', address], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('A conversation');
  return router;
};
const addressOf = ({ state }: Awaited<ReturnType<typeof open>>): string =>
  `${state.location.pathname}${state.location.search}${state.location.hash}`;

it('with script a page of older messages becomes the conversation, at the same message, with one way back', async () => {
  const router = await open('/chats/c1?before=8#m7');
  await waitFor(() => expect(addressOf(router)).toBe('/chats/c1#m7'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('What was found')).toBeTruthy();
});

it('the end of a conversation stays where it is', async () => {
  const router = await open('/chats/c1?from=list');
  await act(async () => undefined);
  expect(addressOf(router)).toBe('/chats/c1?from=list');
});

it('older messages lead back to the end of the conversation, which does not lead to itself', () => {
  const hrefs = (address: string) => {
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <>
              <PlainOlder oldest={21} />
              <PlainLatest />
            </>
          ),
        },
      ],
      { initialEntries: [address] },
    );
    const { container, unmount } = render(inEnglish(<RouterProvider router={router} />));
    const found = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    unmount();
    return found;
  };
  expect(hrefs('/de/chats/c1')).toEqual(['?before=21']);
  expect(hrefs('/de/chats/c1?before=41')).toEqual(['?before=21', '/de/chats/c1']);
});
