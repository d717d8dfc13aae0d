/// <reference path="./virtual-messages.d.ts" />
import { messageLoaders } from 'virtual:vesper/messages';
import type { PageMessages } from '../page-intl.ts';

const loaded = new Map<string, PageMessages>();

/**
 * All texts of a language, for the server and for Storybook. Pages in a browser fetch what they show with `loadTexts`.
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
