import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  RawIntlProvider,
  type ResolvedIntlConfig,
} from 'react-intl';
import { formats } from './formats.ts';

/** The texts of one language, compiled to syntax trees at build time. */
export type PageMessages = ResolvedIntlConfig['messages'];

/** Such texts that grow while the page lives. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/**
 * The formatter of a page. A page keeps one language for its life: choosing another one loads a new page, so there is
 * one of these in the browser and one a request on the server.
 *
 * Texts are looked up when they are shown, so `messages` may grow after this.
 *
 * `timeZone` is the same on server and browser for the first render, so that hydration meets what it expects.
 */
export const createPageIntl = (locale: string, messages: PageMessages, timeZone = 'UTC'): IntlShape =>
  createIntl(
    {
      locale,
      messages,
      formats,
      timeZone,
      defaultLocale: 'en',
      onError: (error) => {
        // `messages:check` finds texts that are missing; a running page shows its English text instead of an error.
        if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') console.error(error);
      },
    },
    createIntlCache(),
  );

/** Gives a page its language. */
export const IntlFrame = RawIntlProvider;
