import type { CompiledMessages } from '../page-intl.ts';

/** What a loader needs from its surroundings. */
export interface TextLoaderInput {
  readonly addressOf: (group: string) => string;
  readonly fetch: (address: string) => Promise<Response>;
  readonly waitMs: (milliseconds: number) => Promise<void>;
}

export interface TextLoader {
  /** What has come so far, by message id. The page's formatter reads this very object, so that later groups are seen. */
  readonly messages: CompiledMessages;
  /** Resolves when the texts of these groups are there; each group is fetched once. Throws when one cannot be had. */
  readonly load: (...groups: readonly string[]) => Promise<void>;
}

/** A phone that changes its cell is back within seconds; whoever waits longer is better served by a new page. */
const retryPausesMs = [300, 1500];

/** A file that is not there will not come back: the page is older than the server. Anything else may pass. */
const isFinal = (response: Response | null): boolean => response !== null && response.status < 500;

/**
 * Loads groups of texts into one object. The message of its error is one that the guard against stale code knows
 * (`chunk-reload.ts` of the app): texts and code of a page go stale together, and the same reload heals both.
 */
export const createTextLoader = ({ addressOf, fetch, waitMs }: TextLoaderInput): TextLoader => {
  const messages: CompiledMessages = {};
  const requests = new Map<string, Promise<void>>();

  const fetchGroup = async (group: string): Promise<void> => {
    const address = addressOf(group);
    const ask = (): Promise<Response | null> => fetch(address).catch(() => null);
    let response = await ask();
    for (const pause of retryPausesMs) {
      if (isFinal(response)) break;
      await waitMs(pause);
      response = await ask();
    }
    const texts = response?.ok
      ? ((await response.json().catch(() => null)) as CompiledMessages | null)
      : null;
    if (!texts)
      throw new Error(`Error loading dynamically the texts ${address} (${response?.status ?? 'no answer'})`);
    Object.assign(messages, texts);
  };

  const request = (group: string): Promise<void> => {
    const known = requests.get(group);
    if (known) return known;
    const started = fetchGroup(group);
    requests.set(group, started);
    // A failure is told to whoever asked, and does not keep the next one from trying.
    started.catch(() => requests.delete(group));
    return started;
  };

  return {
    messages,
    load: async (...groups) => {
      await Promise.all(groups.map(request));
    },
  };
};
