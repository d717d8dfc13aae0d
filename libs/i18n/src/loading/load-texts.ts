/// <reference path="./virtual-messages.d.ts" />
import { builtVersion, messageLoaders } from 'virtual:vesper/messages';
import type { CompiledMessages } from '../page-intl.ts';
import { pseudoLocale } from '../pseudo/pseudo-locale.ts';
import { textAddress } from './text-groups.ts';
import { createTextLoader } from './text-loader.ts';

const isBrowser = typeof document !== 'undefined';

/** Names the texts that this server or page was made with. The server writes it into the document, as `data-texts`. */
export const textsVersion: string = (isBrowser && document.documentElement.dataset.texts) || builtVersion;

/**
 * The language whose texts a page shows: its own or, while developing and with `?pseudo` in the address, the pseudo
 * language. Numbers, dates and addresses stay in the page's language.
 */
export const textLocale = (locale: string, search: string): string =>
  pseudoLocale in messageLoaders && new URLSearchParams(search).has('pseudo') ? pseudoLocale : locale;

/** The file that holds a group of texts. */
export const addressOfTexts = (locale: string, group: string): string =>
  textAddress(textsVersion, locale, group);

// A page keeps its language for its life, and so the one that its first address asked for.
const pageLocale = isBrowser ? textLocale(document.documentElement.lang || 'en', location.search) : '';

const loader = createTextLoader({
  addressOf: (group) => addressOfTexts(pageLocale, group),
  fetch: (address) => fetch(address),
  waitMs: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** The texts that the page in this browser has so far, by id; grows with each `loadTexts`. */
export const pageMessages: CompiledMessages = loader.messages;

/**
 * Resolves when the page has the texts of these groups (the first parts of message ids). At once on the server, which has
 * all texts. Throws an error that reloads a stale page when one cannot be fetched.
 */
export const loadTexts = async (...groups: readonly string[]): Promise<void> => {
  if (isBrowser) await loader.load(...groups);
};
