import { act, render, screen } from '@testing-library/react';
import { SessionProvider } from '@vesper/session';
import type { ComponentType, ReactNode } from 'react';
import { createRoutesStub, data, useRouteError } from 'react-router';
import { expect, it, vi } from 'vitest';
import { aSession } from '../../testing/member.ts';
import * as chatLayout from './chat-layout.tsx';
import * as defaultLayout from './default-layout.tsx';

// What stands around the page is not looked at here.
vi.mock(import('../../frame/default-frame.tsx'), () => ({
  DefaultFrame: ({ children }: { readonly children?: ReactNode }) => children as never,
}));
vi.mock(
  import('../../frame/errors/error-screen.tsx'),
  () => ({ ErrorInFrame: () => <p>Closed</p> }) as never,
);

it.each([
  ['of a conversation', chatLayout],
  ['of any other screen', defaultLayout],
])('a page %s that a block has closed opens once that is taken back', async (_, { ErrorBoundary }) => {
  const session = aSession();
  const server = { refuses: true };
  const Boundary = ErrorBoundary as ComponentType<{ readonly error: unknown }>;
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => {
        if (server.refuses) throw data({ code: 'blocked_by_member', params: {} }, { status: 403 });
        return null;
      },
      Component: () => <p>Open</p>,
      HydrateFallback: () => null,
      ErrorBoundary: () => <Boundary error={useRouteError()} />,
    },
  ]);
  render(
    <SessionProvider session={session}>
      <Stub initialEntries={['/']} />
    </SessionProvider>,
  );
  await screen.findByText('Closed');
  // The page listens once its effects have run, which on a busy machine is after it is seen.
  await act(async () => undefined);
  server.refuses = false;
  await act(async () => session.emitLive({ type: 'member_back', member: 'clara', own: false, apart: false }));
  expect(await screen.findByText('Open')).toBeTruthy();
});
