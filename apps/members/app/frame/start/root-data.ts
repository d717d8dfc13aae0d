import { useRouteLoaderData } from 'react-router';
import type { User } from '@vesper/contract';
import type { Appearance, Dismissals } from '@vesper/domain';
import type { PageSettings } from '@vesper/session';

/** What every screen needs: the site, who is here, and the totals on the badges. */
export interface RootData {
  readonly settings: PageSettings;
  readonly user: User | null;
  readonly totalUnread: number;
  readonly totalNewLikes: number;
  /** Of the live connection: what comes after this one has not been told to this page. */
  readonly lastEvent: number | null;
  readonly origin: string;
  /** Text size, theme and contrast that the reader chose. */
  readonly appearance: Appearance;
  /** Which alerts were put away on this device, and whether the entry warning was. */
  readonly dismissals: Dismissals;
  /** The server's time, for countdowns; none on a visitor's page, which may be some minutes old. */
  readonly nowMs: number | null;
}

/** What the root loader answered; absent on an error page that came before it. */
export const useRootData = () => useRouteLoaderData<RootData>('root');
