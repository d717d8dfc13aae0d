import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { parseDismissals } from '@vesper/domain';
import { deviceStorage, SessionProvider } from '@vesper/session';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { aSession } from '../../testing/member.ts';
import { text } from '../../testing/page-around.tsx';
import { entryMessages } from './entry-messages.ts';
import { laterPart } from '../../frame/later/later-part.tsx';
import { SiteEntry } from '../../frame/later/site-entry.tsx';

const intl = createPageIntl('en', await loadMessages('en'));
const button = { name: text(entryMessages.enter, { age: 18 }), hidden: true };
const enter = () => screen.queryByRole('button', button);

/** A page whose root data say when the warning was closed. */
const pageOf = (closedAtMs: number | null) => {
  const root = { dismissals: { ...parseDismissals(undefined), 'site-entry': closedAtMs } };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: SiteEntry, loader: () => root }]);
  return (
    <IntlFrame value={intl}>
      <SessionProvider session={aSession(null)}>
        <Stub hydrationData={{ loaderData: { root } }} />
      </SessionProvider>
    </IntlFrame>
  );
};

const Comes = laterPart(async () => {
  await import('./site-entry-warning.tsx');
  return () => <p>its code is here</p>;
});

const posts: [string, RequestInit][] = [];
beforeEach(() => {
  posts.length = 0;
  deviceStorage.remove('site-entry');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'POST') posts.push([address, init]);
    return new Response('{}');
  });
  standInForDialogs();
});

it('is closed by a post, once', async () => {
  render(pageOf(null));
  fireEvent.click(await screen.findByRole('button', button));
  expect(enter()).toBeNull();
  expect(posts.map(([address]) => new URL(address).pathname)).toEqual(['/site-entry']);
});

it.each([
  ['the cookie says so', 1, false],
  ['this device remembers it from before', null, true],
])('is not shown again where %s', async (_how, closedAtMs, isRemembered) => {
  if (isRemembered) deviceStorage.set('site-entry', '1');
  render(pageOf(closedAtMs));
  // Asked for later, and by the same way as the warning itself.
  render(<Comes />);
  await screen.findByText('its code is here');
  expect(enter()).toBeNull();
});
