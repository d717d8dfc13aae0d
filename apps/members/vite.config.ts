import { reactRouter } from '@react-router/dev/vite';
import { messagesPlugin } from '@vesper/i18n/vite';
import { defineConfig } from 'vite';

/** What every screen needs from its first paint: one file of it packs smaller than many and stays in the cache. */
const frameworkPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)\//;
/** What the frame of every screen is made of, for the same reason. What only some screens use stays with them. */
const frameModules = new RegExp(
  [
    '/app/shell/(?!.*layout|field-errors|month-names|local-time|thrown-refusal|chunk-reload|entry-|site-entry-warning|like-modal|time-bonus-modal|member-notices|member-alerts|alert-messages|activation-reminder|api-signup|own-cookie)[\\w-]+\\.tsx?$',
    '/libs/ui/src/(actions/(?!action-menu)|foundation|brand/logo|credits/countdown|members/(avatar|badge))',
    '/libs/ui/src/feedback/(alert-banner|spinner|toast)',
    '/libs/i18n/src/',
    '/libs/session/src/(react|session|session-state)\\.tsx?$',
    '/libs/domain/src/(site/(locales|routes|route-matching)|likes/unread-badge|credits/credits-badge)',
    'lucide-react/dist/esm/(createLucideIcon|Icon|defaultAttributes|context|shared)',
  ].join('|'),
);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [reactRouter(), messagesPlugin({ production: command === 'build' })],
  resolve: {
    // React has had this hook itself since 18; `@xstate/react` and others still bring a stand-in for older ones along.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
    ],
  },
  build: {
    // Members keep their phones for years; still, everything that runs our dialogs and inert pages runs this.
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: frameworkPackages },
                { name: 'frame', test: frameModules },
              ],
            },
          },
        },
      },
    },
  },
}));
