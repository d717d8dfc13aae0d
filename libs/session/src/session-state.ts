import type { CallAnswer, ChatEntry, LikeEntry, Settings, User } from '@vesper/contract';

/** The site's settings as every page carries them: without the long lists, which have calls of their own. */
export type PageSettings = Omit<Settings, 'interests' | 'region_data'>;

/** The live connection: none wanted, being opened, open, or lost and about to be tried again. */
export type Connection = 'off' | 'connecting' | 'live' | 'lost';

export interface LikeLists {
  /** Whom the member likes. */
  readonly sent: readonly LikeEntry[];
  /** Who likes the member. */
  readonly received: readonly LikeEntry[];
  readonly matches: readonly LikeEntry[];
}

export interface TimeBonus {
  /** The server's deadline. */
  readonly endsAtMs: number;
  readonly remainingSeconds: number;
  /** Whether its modal is to be shown now. */
  readonly modalOpen: boolean;
}

/** What every screen of a page may know. One object a change; parts that did not change keep their identity. */
export interface SessionState {
  readonly settings: PageSettings;
  /** Null for a visitor. */
  readonly user: User | null;
  readonly totalUnread: number;
  readonly totalNewLikes: number;
  /** The newest conversations, once they were loaded. */
  readonly chats: readonly ChatEntry[] | null;
  readonly likes: LikeLists | null;
  /** How many conversations are put away, and what is unread in them, once the lists were read. */
  readonly archived?: CallAnswer<'chats'>['archived'] | undefined;
  /** What the member has chosen for conversations since the page came, by their ids. */
  readonly choices?:
    Readonly<Record<string, { readonly archived: boolean; readonly muted: boolean }>> | undefined;
  /** Who has blocked the member, or was blocked by them, since the page came: no list shows them any more. */
  readonly gone: readonly string[];
  readonly connection: Connection;
  /** What the browser says of the network. */
  readonly online: boolean;
  /** Null when there is no bonus (any more). */
  readonly timeBonus: TimeBonus | null;
}

/** What the server knew while it rendered the page. */
export interface SessionSeed {
  readonly settings: PageSettings;
  readonly user: User | null;
  readonly totalUnread: number;
  readonly totalNewLikes: number;
  /** The number of the member's last event by then; null for a visitor. */
  readonly lastEvent: number | null;
  /** The server's clock when it rendered, so that a wrong clock here shortens no deadline; none on a visitor's page. */
  readonly nowMs: number | null;
}

const bonusOf = (seed: SessionSeed): TimeBonus | null => {
  const endsAt = seed.user?.time_bonus_ends_at;
  if (!endsAt || seed.user?.paid_user || seed.nowMs === null) return null;
  const endsAtMs = Date.parse(endsAt);
  const remainingSeconds = Math.ceil((endsAtMs - seed.nowMs) / 1000);
  return remainingSeconds > 0 ? { endsAtMs, remainingSeconds, modalOpen: false } : null;
};

export const initialSessionState = (seed: SessionSeed): SessionState => ({
  settings: seed.settings,
  user: seed.user,
  totalUnread: seed.totalUnread,
  totalNewLikes: seed.totalNewLikes,
  chats: null,
  likes: null,
  gone: [],
  connection: 'off',
  online: true,
  timeBonus: bonusOf(seed),
});
