import { reactRouter } from '@react-router/dev/vite';
import path from 'node:path';
import { messagesPlugin } from '@vesper/i18n/vite';
import { defineConfig } from 'vite';
import { chunkModules } from './chunk-modules.ts';
import { inlineScript } from './loader/inline-script.ts';
import { newPreloads } from './new-preloads.ts';
import { packedAssets } from './packed-assets.ts';
import { routerTexts } from './stand-ins/router-texts.ts';
import { libraryStandIns } from './stand-ins/stand-ins.ts';

/** What every screen needs from its first paint: one file of it packs smaller than many and stays in the cache. */
const frameworkPackages =
  /node_modules\/(react|react-dom|scheduler|react-router)\/|\/apps\/members\/stand-ins\/(load-route|route-|hydration|instrum|last-error|preload)/;
/** What `root.tsx` and `entry.client.tsx` take from the libraries themselves. */
const frameLibraries = '/libs/(i18n/src/|session/src/session(-state)?\\.ts)';
/** Used by nearly every screen, and so small that a file of its own would weigh more than it does. */
const smallModules = '/libs/ui/src/layout/card\\.tsx';
/**
 * The frame of every screen, for the same reason; the bundler puts beside it what it imports. What only some screens use
 * stays with them. `tools/sizes/first-load.ts` tells when the folder holds more or less than the first load.
 */
const frameModules = new RegExp(`/apps/members/app/frame/|${frameLibraries}|${smallModules}`);

/** What nearly every form needs; in small files of its own it would weigh half as much again. */
const fieldModules = /\/apps\/members\/app\/parts\/fields\//;

/** What the first view of a conversation shares with what comes after it; of what needs nothing that comes later itself. */
const chatModules =
  /\/apps\/members\/app\/(features\/chat\/(messages|use-peer-name|notices\/limit-step|engine\/chat-(view|answer)|log\/acts\/(bubble-messages|later-bubble-parts)|log\/sender-messages|safety\/removal\/use-leave-chat|safety\/report\/open-report))\.tsx?$|\/libs\/domain\/src\/chat\/acts\/links\.ts/;

/**
 * Small modules that nearly always come together, a file for each kind: alone, each is some hundred bytes, and a file that
 * is asked for costs a phone more than that. A group brings along what its modules import, so that these import little, and
 * no screen imports for its first paint what stands in `waiting`.
 */
const together = {
  people: /\/app\/parts\/profile\/(verified|as-shown|gone|one-line|region\/place)\.ts/,
  cards:
    /\/app\/(notices\/likes\/(use-like|heart-messages|like-heart)|parts\/profile\/member-tile)\.tsx?|\/libs\/ui\/src\/profile\/member-card\.tsx/,
  lists:
    /\/app\/parts\/growing-list\/|\/libs\/ui\/src\/(layout\/paging\/load-more|feedback\/empty-state\/empty-state)\.tsx/,
  dialogs: /\/libs\/ui\/src\/feedback\/dialog\/(dialog|modal)\.tsx/,
  // Screens name them as well: not behind what waits.
  refusals: /\/libs\/domain\/src\/refusal\/refusal\.ts/,
  addresses: /\/libs\/contract\/src\/addresses\.ts/,
  /** What is not sent yet, and with it the calls: of every screen, once it is painted. */
  waiting:
    /\/app\/parts\/(outbox\/(outbox-store|ask-store|send-kept|follow-kept|open-chats|send-live|post-message)|drafts\/follow-drafts)\.ts|\/libs\/session\/src\/live\/ask-live\.ts/,
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
    chunkModules(path.join(import.meta.dirname, '../..')),
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
          output: {
            // A file's name stands in every file that asks for it; what each holds is in `build/chunk-modules.json`.
            chunkFileNames: 'assets/[hash].js',
            entryFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: frameworkPackages },
                { name: 'frame', test: frameModules },
                { name: 'fields', test: fieldModules },
                { name: 'chat', test: chatModules },
                ...Object.entries(together).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
  },
}));
