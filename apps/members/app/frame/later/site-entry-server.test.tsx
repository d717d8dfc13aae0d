// @vitest-environment node
import { parseDismissals } from '@vesper/domain';
import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { SessionProvider } from '@vesper/session';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { aSession } from '../../testing/member.ts';
import { SiteEntry } from './site-entry.tsx';

const intl = createPageIntl('nl', await loadMessages('nl'));

/** What the server writes for a visitor whose cookie says when the warning was closed. */
const pageOf = (closedAtMs: number | null): string => {
  const root = { dismissals: { ...parseDismissals(undefined), 'site-entry': closedAtMs } };
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: SiteEntry, loader: () => root }]);
  return renderToString(
    <IntlFrame value={intl}>
      <SessionProvider session={aSession(null)}>
        <Stub initialEntries={['/nl/members?page=2']} hydrationData={{ loaderData: { root } }} />
      </SessionProvider>
    </IntlFrame>,
  );
};

it('the entry warning is on the server’s page, open, with a form that leads back', () => {
  const [warning] = /<dialog open="".*<\/dialog>/.exec(pageOf(null)) ?? [];
  expect(warning).toContain('action="/nl/site-entry"');
  expect(warning).toContain('value="/nl/members?page=2"');
});

it('is not on it any more once it was closed', () => {
  expect(pageOf(1)).toBe('');
});
