import type { User } from '@vesper/contract';
import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { Session, SessionProvider, type SessionSeed } from '@vesper/session';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { type ActionFunction, createRoutesStub, useLocation } from 'react-router';

// For component tests: the page that stands around a component, in English and without a server.

const intl = createPageIntl('en', await loadMessages('en'));

/** A text as the page shows it. */
export const text = (message: MessageDescriptor, values?: Record<string, string | number>): string =>
  intl.formatMessage(message, values);

const settings = {
  name: 'Vesper',
  mail_name: 'Vesper Mail',
  minimum_age: 18,
  message_length: 40,
  about_me_length: 50,
  reactivation_days: 9,
  free_conversations: 2,
  signup_open: true,
  push_public_key: '',
  support_email: 'help@vesper.test',
  countries: ['DE', 'NL'],
  geoip_selected_country: 'DE',
  time_bonus_seconds: 14_400,
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: null,
};

export const aMember = (change: Partial<User> = {}): User =>
  ({ id: 'me', status: 'active', credits: 7, paid_user: false, email: 'me@vesper.test', ...change }) as User;

/** The session of a page; a visitor's with null. */
export const aSession = (user: User | null = aMember()): Session =>
  new Session({ settings, user, totalUnread: 0, totalNewLikes: 0, nowMs: 0 } as unknown as SessionSeed, 0);

const Address = () => <span data-testid="address">{useLocation().pathname}</span>;

export interface PageOptions {
  readonly session?: Session;
  /** What the server answers to a form of the page. */
  readonly action?: ActionFunction;
}

/** Renders `children` on a page; its address is in the element with the test id `address`. */
export const renderPage = (
  children: ReactNode | (() => ReactNode),
  { session = aSession(), action }: PageOptions = {},
) => {
  const Page = () => (
    <>
      {typeof children === 'function' ? children() : children}
      <Address />
    </>
  );
  const Stub = createRoutesStub([
    { path: '/', Component: Page, ...(action && { action }) },
    { path: '*', Component: Address },
  ]);
  return render(
    <IntlFrame value={intl}>
      <SessionProvider session={session}>
        <Stub />
      </SessionProvider>
    </IntlFrame>,
  );
};
