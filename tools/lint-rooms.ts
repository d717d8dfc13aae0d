/**
 * Which folder of a program may import which: imports go down only, as they do between projects (`lint-boundaries.ts`).
 * Plain data for the rule in `lint-rooms-rule.ts`; a folder that is in no table's rooms is reported as well.
 */
export interface RoomTable {
  /** The program's folder, from the workspace's root. */
  readonly root: string;
  /**
   * A room is a folder or one file below the root (`chat`, `photos/derived`, `load-context.ts`); `features/*` makes each
   * folder of `features` a room of its own; `.` are the files of the root itself. To each room the rooms it may import;
   * its own files it may always. Where several fit a file, the longest name counts.
   */
  readonly rooms: Readonly<Record<string, readonly string[]>>;
  /** What single files may load with `import()` besides, file by file: the stated exceptions to the direction. */
  readonly later?: Readonly<Record<string, readonly string[]>>;
}

export const memberRooms: RoomTable = {
  root: 'apps/members/app',
  rooms: {
    // Root, entries and the list of routes.
    '.': ['routes', 'frame', 'load-context.ts', 'parts'],
    // What the server gives a page.
    'load-context.ts': [],
    routes: ['features/*', 'notices', 'parts', 'frame', 'load-context.ts'],
    // No feature knows another: what several use is a part.
    'features/*': ['notices', 'parts', 'frame', 'load-context.ts'],
    notices: ['parts', 'frame'],
    parts: ['frame', 'load-context.ts'],
    // What every first screen loads.
    frame: [],
  },
  later: {
    'frame/kept-typing.ts': ['parts/typing/fill-in.ts'],
    'frame/later/later-notices.tsx': ['notices/alerts/member-notices.tsx'],
    'frame/later/site-entry.tsx': ['notices/site-entry/site-entry-warning.tsx'],
    'frame/later/time-bonus.tsx': ['notices/time-bonus/time-bonus-modal.tsx'],
    'frame/later/signup-modal.tsx': ['features/signup/signup-dialog.tsx'],
  },
};

export const roomTables: readonly RoomTable[] = [memberRooms];
