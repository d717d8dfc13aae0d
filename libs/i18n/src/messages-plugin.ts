import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import formatjs from '@formatjs/unplugin/vite';
import type { Plugin, PluginOption } from 'vite';
import { localesFolder, readMessages } from './locale-files.ts';

const listId = 'virtual:vesper/messages';
const languagePrefix = 'virtual:vesper/messages/';

/** Texts that only the server writes; browsers need not carry them. */
const serverOnly = /^(mail|push|sms)\./;

const languages = (): string[] => {
  const files = readdirSync(localesFolder).filter((name) => name.endsWith('.json'));
  return files.map((name) => name.slice(0, -'.json'.length)).sort();
};

const listModule = (): string => {
  const entries = languages().map(
    (name) => `${JSON.stringify(name)}: () => import('${languagePrefix}${name}')`,
  );
  return `export const messageLoaders = { ${entries.join(', ')} };`;
};

const languageModule = (locale: string): string => {
  const texts = Object.entries(readMessages(locale)).filter(([id]) => !serverOnly.test(id));
  const compiled = texts.map(([id, text]) => [id, parse(text)]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
};

/** Serves each language of `locales/` as a module of compiled messages, loaded when a page in it needs it. */
const languageModules = (): Plugin => ({
  name: 'vesper:messages',
  resolveId: (id) => (id === listId || id.startsWith(languagePrefix) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${listId}`) return listModule();
    if (!id.startsWith(`\0${languagePrefix}`)) return null;
    const locale = id.slice(languagePrefix.length + 1);
    this.addWatchFile(join(localesFolder, 'en.json'));
    if (locale !== 'en') this.addWatchFile(join(localesFolder, `${locale}.json`));
    return languageModule(locale);
  },
});

/**
 * The build side of the texts: languages as modules, and in production no English text and no ICU parser in the
 * code (texts come compiled from the language's file). While developing, texts in the code work before extraction.
 */
export const messagesPlugin = (options: { production: boolean }): PluginOption => [
  languageModules(),
  formatjs(options.production ? { removeDefaultMessage: true } : { ast: true }),
  {
    name: 'vesper:no-message-parser',
    config: () =>
      options.production
        ? {
            resolve: {
              alias: [
                {
                  find: /^@formatjs\/icu-messageformat-parser$/,
                  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
                },
              ],
            },
          }
        : {},
  },
];
