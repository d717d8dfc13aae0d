import { reactRouter } from '@react-router/dev/vite';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { messagesPlugin } from '@vesper/i18n/vite';
import { defineConfig } from 'vite';
import { chunkModules } from './chunk-modules.ts';
import { inlineScript } from './loader/inline-script.ts';
import { newPreloads } from './new-preloads.ts';
import { packedAssets } from './packed-assets.ts';
import { smallScripts } from './small-scripts.ts';
import { routerTexts } from './stand-ins/router/router-texts.ts';
import { libraryStandIns } from './stand-ins/stand-ins.ts';

/** What every screen needs from its first paint: one file of it packs smaller than many and stays in the cache. */
const frameworkPackages =
  /node_modules\/(react|react-dom|scheduler|react-router)\/|\/apps\/members\/stand-ins\/(react|jsx-runtime|preload|router\/)/;
/** What `root.tsx` and `entry.client.tsx` take from the libraries themselves. */
const frameLibraries = '/libs/(i18n/src/|session/src/(session(-state)?|script-url)\\.ts)';
/** Used by nearly every screen, and so small that a file of its own would weigh more than it does. */
const smallModules = '/libs/ui/src/layout/card\\.tsx';
/**
 * The frame of every screen, for the same reason; the bundler puts beside it what it imports. What only some screens use
 * stays with them. `tools/sizes/first-load.ts` tells when the folder holds more or less than the first load.
 */
const frameModules = new RegExp(`/apps/members/app/frame/|${frameLibraries}|${smallModules}`);

const workspace = path.join(import.meta.dirname, '../..');
const app = 'apps/members/app';

/**
 * The modules that stand in these folders themselves; what stands in a folder within comes later.
 * @throws Error where a folder has another name by now: what stands in it would come in single files again
 */
const filesIn = (...folders: readonly string[]): RegExp => {
  for (const folder of folders)
    if (!existsSync(path.join(workspace, folder))) throw new Error(`there is no ${folder} to be one file`);
  return new RegExp(`/(${folders.join('|')})/[^/]+\\.tsx?$`);
};

const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Small modules that nearly always come together, a file for each kind: alone, each is some hundred bytes, and a file that
 * is asked for costs a phone more than that. A group brings along what its modules import, so that these import little, and
 * no screen imports for its first paint what stands in `waiting`. Which modules a group has is said by its folders.
 */
const together = {
  /** What nearly every form needs. */
  fields: /\/apps\/members\/app\/parts\/fields\//,
  /** What the first view of a conversation shares with what comes after it; of what needs nothing that comes later itself. */
  chat: anyOf(
    filesIn(`${app}/features/chat/first-view`, 'libs/domain/src/chat/acts/links'),
    /\/features\/chat\/without-script\/older-page\.ts$|\/parts\/profile\/profile-link\.ts$/,
    // Only conversations send, and open a menu by it.
    /\/lucide-react\/dist\/esm\/icons\/(ellipsis-vertical|send-horizontal)\.mjs$/,
  ),
  /** What a photo in a conversation takes up, before it is there and after. */
  photos: filesIn(`${app}/parts/chat/photo-place`),
  people: filesIn(`${app}/parts/profile/shown`),
  cards: filesIn(
    `${app}/notices/likes/heart`,
    `${app}/parts/profile/tile`,
    'libs/ui/src/profile/member-card',
  ),
  lists: filesIn(
    `${app}/parts/growing-list`,
    'libs/ui/src/layout/load-more',
    'libs/ui/src/feedback/empty-state',
  ),
  dialogs: filesIn('libs/ui/src/feedback/dialog'),
  // Screens name them as well: not behind what waits.
  refusals: filesIn('libs/domain/src/refusal'),
  // A file of the entry's own, in no subject's folder.
  addresses: /\/libs\/contract\/src\/addresses\.ts/,
  /** What is not sent yet, and with it the calls: of every screen, once it is painted. */
  waiting: filesIn(`${app}/parts/outbox`, `${app}/parts/drafts/follow`, 'libs/session/src/live/ask'),
};

const preloads = newPreloads();

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    inlineScript(),
    libraryStandIns(),
    routerTexts(),
    reactRouter(),
    messagesPlugin({ production: command === 'build' }),
    preloads.plugin,
    smallScripts(),
    chunkModules(workspace),
    packedAssets(),
  ],
  resolve: {
    // React has had this hook itself since 18; `@xstate/react` still brings a stand-in for older ones along.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: path.join(import.meta.dirname, 'stand-ins/store-selector.ts'),
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    // Members keep their phones for years; still, everything that runs our dialogs and inert pages runs this.
    target: 'es2022',
    modulePreload: preloads.modulePreload,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Icons read from themselves at their start, for nothing.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // A file's name stands in every file that asks for it; what each holds is in `build/chunk-modules.json`.
            chunkFileNames: 'assets/[hash].js',
            entryFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: frameworkPackages },
                { name: 'frame', test: frameModules },
                ...Object.entries(together).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
  },
}));
