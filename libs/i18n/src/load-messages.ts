/// <reference path="./virtual-messages.d.ts" />
import { messageLoaders } from 'virtual:vesper/messages';
import type { PageMessages } from './page-intl.ts';

const loaded = new Map<string, PageMessages>();

/**
 * The texts of a language; each language is a file of its own and only the page's one is fetched.
 * An unknown language answers English.
 */
export const loadMessages = async (locale: string): Promise<PageMessages> => {
  const known = loaded.get(locale);
  if (known) return known;
  const load = messageLoaders[locale] ?? messageLoaders.en;
  if (!load) return {};
  const messages = (await load()).default;
  loaded.set(locale, messages);
  return messages;
};
