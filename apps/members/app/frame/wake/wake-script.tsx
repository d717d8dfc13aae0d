import { addressOfTexts, textLocale } from '@vesper/i18n/react';
import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation, useMatches } from 'react-router';
import { useLocale } from '../links/localized-path.ts';
import { useNonce } from '../start/nonce.ts';
import { useRootData } from '../start/root-data.ts';
import type { WakePlan } from '../../../loader/asleep.ts';
import loader from '../../../loader/loader.ts?inline-script';
import scroll from '../../../loader/scroll.ts?inline-script';

/** What a route says about its texts: the groups that it awaits with `loadTexts`. */
interface TextsHandle {
  readonly texts: readonly string[];
}

const isTextsHandle = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle && Array.isArray(handle.texts);

/**
 * A member's page has badges, a title and countdowns that are to go on four seconds after the first view, also where a picture
 * hangs: fetching the app and taking the page over takes up to three of them on a slow phone.
 */
const membersLatestMs = 800;

/** What a page needs to come to life, in the order of need. */
const useWakePlan = (): WakePlan => {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  const locale = useLocale();
  const { search } = useLocation();
  const isMembers = Boolean(useRootData()?.user);
  if (!framework) throw new Error('only pages of the router wake');
  const { entry, hmr, routes, url } = framework.manifest;
  const parts = [entry, ...matches.flatMap(({ id }) => routes[id] ?? [])];
  // The build lists what a file imports from the top down.
  const needed = parts.flatMap(({ module, imports = [] }) => [
    ...imports.toReversed(),
    ...(module === entry.module ? [] : [module]),
  ]);
  const groups = matches.map(({ handle }) => handle).filter(isTextsHandle);
  return {
    pieces: [...new Set([...(hmr ? [hmr.runtime] : []), url, ...needed, entry.module])],
    texts: [...new Set(groups.flatMap(({ texts }) => texts))].map((group) =>
      addressOfTexts(textLocale(locale, search), group),
    ),
    ...(isMembers ? { latestMs: membersLatestMs } : {}),
  };
};

/** What React Router hands from the server to the browser; its data follow behind the page. */
const handOff = (serialized: string | undefined): string =>
  `window.__reactRouterContext = ${serialized};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;

const ServerLoader = () => {
  const plan = useWakePlan();
  return (
    <script
      nonce={useNonce()}
      data-wake={JSON.stringify(plan)}
      dangerouslySetInnerHTML={{ __html: loader }}
    />
  );
};

const ServerHandOff = () => {
  const nonce = useNonce();
  const framework = use(FrameworkContext);
  // Without it, the router does not send its data along.
  if (framework?.renderMeta) framework.renderMeta.didRenderScripts = true;
  return (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: handOff(framework?.serverHandoffString) }} />
  );
};

const ServerScroll = () => <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: scroll }} />;

/** What the server wrote is as it is. */
const BrowserScript = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ' ' }} />;

/**
 * The scripts of a page, in place of React Router's own `<Scripts>`: that has the browser fetch the app beside the first view
 * and run it in one piece. The loader stands in the head, before any style sheet, for which it would have to wait.
 */
export const WakeScript = import.meta.env.SSR ? ServerLoader : BrowserScript;

/** At the page's end. */
export const HandOffScript = import.meta.env.SSR ? ServerHandOff : BrowserScript;

/** After all that gives the page its height; see `scroll-position.tsx`. */
export const ScrollScript = import.meta.env.SSR ? ServerScroll : BrowserScript;
