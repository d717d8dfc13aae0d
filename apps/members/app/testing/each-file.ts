import { afterAll, afterEach, vi } from 'vitest';
import { fakeServer } from './fake-server.ts';

// A setup file of Vitest. Files of tests share a page and its modules (`test-kinds.ts`): each begins on an empty page, and
// leaves nothing of what it has set up.

// One stand-in for all files: each replacing it for itself would need its modules for itself.
vi.mock(import('../frame/start/browser-api.ts'), () => ({ browserApi: () => fakeServer.load() }));

const isPage = typeof document !== 'undefined';

if (isPage) {
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // A guard against what hangs: a part that comes later may take seconds beside other programs.
  configure({ asyncUtilTimeout: 20_000 });
  // A page of tests is a phone's; who tests a desk says so.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Parts that come later ask for their texts; these pages have all of them already. For good, and not until the file ends:
  // a part that came too late for one file would fail for all that share its modules.
  Object.assign(globalThis, { fetch: async () => new Response('{}') });
}

afterAll(() => {
  fakeServer.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (!isPage) return;
  document.body.replaceChildren();
  // eslint-disable-next-line no-restricted-globals -- What a file kept goes with its page.
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, '', '/');
});
