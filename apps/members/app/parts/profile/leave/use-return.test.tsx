import { act, screen, waitFor } from '@testing-library/react';
import { SessionProvider } from '@vesper/session';
import { render } from '@testing-library/react';
import { createRoutesStub, data, useRouteError } from 'react-router';
import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { useReturn } from './use-return.ts';

const Apart = () => {
  const error = useRouteError();
  useReturn(error);
  return <p>{(error as { data: { code: string } }).data.code}</p>;
};

const show = (code: string, status: number) => {
  const session = aSession();
  const server = { refuses: true, asked: 0 };
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => {
        server.asked += 1;
        if (server.refuses) throw data({ code, params: { name: 'Clara' } }, { status });
        return null;
      },
      Component: () => <p>Her page</p>,
      ErrorBoundary: Apart,
    },
  ]);
  render(
    <SessionProvider session={session}>
      <Stub initialEntries={['/']} />
    </SessionProvider>,
  );
  return { session, server };
};

it.each([
  ['blocked_by_member', 403],
  ['blocked_by_you', 403],
])('a page that says %s is there again once the block is taken back', async (code, status) => {
  const { session, server } = show(code, status);
  await screen.findByText(code);
  // The page listens a moment after it is there.
  await act(async () => undefined);
  server.refuses = false;
  // Of two who have blocked each other one is left.
  act(() => session.emitLive({ type: 'member_back', member: 'clara', own: true, apart: true }));
  expect(server.asked).toBe(1);
  await act(async () => session.emitLive({ type: 'member_back', member: 'clara', own: false, apart: false }));
  await waitFor(() => expect(screen.getByText('Her page')).toBeTruthy());
});

it('so is one whose event was lost, once the page hears that some may be', async () => {
  const { session, server } = show('blocked_by_member', 403);
  await screen.findByText('blocked_by_member');
  await act(async () => undefined);
  server.refuses = false;
  await act(async () => session.emitLive({ type: 'resync', at: '2026-11-30T12:00:00.000Z' }));
  await waitFor(() => expect(screen.getByText('Her page')).toBeTruthy());
});

it('a page that is missing for another reason is not asked for again', async () => {
  const { session, server } = show('member_not_found', 404);
  await screen.findByText('member_not_found');
  await act(async () => session.emitLive({ type: 'member_back', member: 'clara', own: false, apart: false }));
  expect(server.asked).toBe(1);
});
