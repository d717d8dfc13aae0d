import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { type Session, SessionProvider } from '@vesper/session';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageDescriptor } from 'react-intl';
import { type ActionFunction, createRoutesStub, type LoaderFunction, useLocation } from 'react-router';
import { aSession } from './member.ts';

// For component tests: the page that stands around a component, in English and without a server.

const intl = createPageIntl('en', await loadMessages('en'));

/** A text as the page shows it. */
export const text = (message: MessageDescriptor, values?: Record<string, string | number>): string =>
  intl.formatMessage(message, values);

/** The texts around something that brings its own routes. */
export const inEnglish = (children: ReactNode) => <IntlFrame value={intl}>{children}</IntlFrame>;

const Address = () => <span data-testid="address">{useLocation().pathname}</span>;

export interface PageOptions {
  readonly session?: Session;
  /** The page's address, without what it asks. */
  readonly path?: string;
  /** What the server answers to a form of the page, whatever address it is sent to. */
  readonly action?: ActionFunction;
  /** What the page reads, whenever it reads it. */
  readonly loader?: LoaderFunction;
}

/** `children` on a page. */
const pageAround = (
  children: ReactNode | (() => ReactNode),
  { session = aSession(), path = '/', action, loader }: PageOptions,
) => {
  const Page = () => (
    <>
      {typeof children === 'function' ? children() : children}
      <Address />
    </>
  );
  const Stub = createRoutesStub([
    { path, Component: Page, ...(action && { action }), ...(loader && { loader }) },
    { path: '*', Component: Address, ...(action && { action }) },
  ]);
  return inEnglish(
    <SessionProvider session={session}>
      <Stub initialEntries={[path]} />
    </SessionProvider>,
  );
};

/** Renders `children` on a page; its address is in the element with the test id `address`. */
export const renderPage = (children: ReactNode | (() => ReactNode), options: PageOptions = {}) =>
  render(pageAround(children, options));

/** The same as the server writes it, with what stands there for who has no script: a browser's page has nothing of that. */
export const writtenPage = (children: ReactNode, options: PageOptions = {}): Document =>
  new DOMParser().parseFromString(
    // What is within `<noscript>` is one text to a parser that has script.
    renderToStaticMarkup(pageAround(children, options)).replaceAll('noscript>', 'without-script>'),
    'text/html',
  );
