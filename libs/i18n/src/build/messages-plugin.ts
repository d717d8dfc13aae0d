import { join } from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import type { Plugin, PluginOption } from 'vite';
import { compiledGroups, compiledTexts, languages, textsVersion } from './compiled-texts.ts';
import { localesFolder } from './locale-files.ts';
import { pseudoLocale } from '../pseudo/pseudo-locale.ts';
import { readTextAddress, textAddress } from '../loading/text-groups.ts';

const listId = 'virtual:vesper/messages';
const languagePrefix = 'virtual:vesper/messages/';

/** What `virtual-messages.d.ts` declares. The code of a browser in production names neither languages nor version. */
const listModule = (known: readonly string[], version: string): string => {
  const entries = known.map((name) => `${JSON.stringify(name)}: () => import('${languagePrefix}${name}')`);
  return [
    `export const builtVersion = ${JSON.stringify(version)};`,
    `export const messageLoaders = { ${entries.join(', ')} };`,
  ].join('\n');
};

const languageModule = (locale: string): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(compiledTexts(locale)))});`;

/**
 * Serves the texts twice: each language whole as a module, for the server (and Storybook), and each group of a language
 * as a file, for browsers. While developing, the files are made when asked for.
 */
const textFiles = (production: boolean): Plugin => {
  const known = production ? languages() : [...languages(), pseudoLocale];
  const version = production ? textsVersion() : 'dev';
  return {
    name: 'vesper:messages',
    resolveId: (id) => (id === listId || id.startsWith(languagePrefix) ? `\0${id}` : null),
    load(id) {
      const isBrowser = this.environment.config.consumer === 'client';
      if (id === `\0${listId}`)
        return production && isBrowser ? listModule([], '') : listModule(known, version);
      if (!id.startsWith(`\0${languagePrefix}`)) return null;
      const locale = id.slice(languagePrefix.length + 1);
      this.addWatchFile(join(localesFolder, 'en.json'));
      if (locale !== 'en') this.addWatchFile(join(localesFolder, `${locale}.json`));
      return languageModule(locale);
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const locale of known) {
        for (const [group, texts] of compiledGroups(locale)) {
          const fileName = textAddress(version, locale, group).slice(1);
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(texts) });
        }
      }
    },
    configureServer(server) {
      server.watcher.add(localesFolder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(localesFolder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const asked = readTextAddress((request.url ?? '').split('?', 1)[0] ?? '');
        if (!asked) return next();
        const isKnown = known.includes(asked.locale);
        response.statusCode = isKnown ? 200 : 404;
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-cache');
        // A group that is not extracted yet is empty: its texts are shown as the code has them.
        const texts = isKnown ? compiledGroups(asked.locale).get(asked.group) : undefined;
        response.end(JSON.stringify(texts ?? {}));
      });
    },
  };
};

/**
 * The build side of the texts, and in production no English text and no ICU parser in the code (texts come compiled).
 * While developing, texts in the code work before extraction, and there is the pseudo language `en-XA`.
 */
export const messagesPlugin = (options: { production: boolean }): PluginOption => [
  textFiles(options.production),
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
