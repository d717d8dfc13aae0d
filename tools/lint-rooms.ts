/**
 * Which folder of a program may import which: imports go down only, as they do between projects (`lint-boundaries.ts`).
 * Plain data for the rule in `lint-rooms-rule.ts`; a folder that is in no table's rooms is reported as well.
 */
export interface RoomTable {
  /** The program's folder, or that of a room with rooms of its own, from the workspace's root. */
  readonly root: string;
  /**
   * A room is a folder or one file below the root (`chat`, `photos/derived`, `load-context.ts`); `features/*` makes each
   * folder of `features` a room of its own, `./*` each folder that has no row; `.` are the files of the root
   * itself. To each room the rooms it may import; its own files it may always. Where several fit a file, the longest name
   * counts.
   */
  readonly rooms: Readonly<Record<string, readonly string[]>>;
  /** Rooms that tests and stories may import besides; nothing else may. */
  readonly forTests?: readonly string[];
  /** Whether tests may import what they like; otherwise they keep to the table as well. */
  readonly testsAreFree?: boolean;
  /** What single files may load with `import()` besides, file by file: the stated exceptions to the direction. */
  readonly later?: Readonly<Record<string, readonly string[]>>;
  /** Files that may import what only the running program knows the address of; it is no room's. */
  readonly reckoned?: readonly string[];
}

export const memberRooms: RoomTable = {
  root: 'apps/members/app',
  rooms: {
    // Root, entries and the list of routes.
    '.': ['routes', 'frame', 'load-context.ts', 'parts', 'screen-files.ts'],
    // What the server gives a page.
    'load-context.ts': [],
    // Which file each screen is.
    'screen-files.ts': [],
    routes: ['features/*', 'notices', 'parts', 'frame', 'load-context.ts'],
    // No feature knows another: what several use is a part.
    'features/*': ['notices', 'parts', 'frame', 'load-context.ts'],
    notices: ['parts', 'frame'],
    parts: ['frame', 'load-context.ts'],
    // What every first screen loads.
    frame: [],
    // A page around what a test looks at, and whole screens for stories.
    testing: ['routes', 'features/*', 'notices', 'parts', 'frame', 'load-context.ts', 'screen-files.ts'],
  },
  forTests: ['testing'],
  later: {
    'frame/start/use-session-engine.ts': ['parts/engine/page-session.ts'],
    'frame/kept-typing.ts': ['parts/typing/fill-in.ts'],
    'frame/later/later-notices.tsx': ['notices/alerts/member-notices.tsx'],
    'frame/later/live-match.tsx': ['notices/likes/match-notice.tsx'],
    'frame/later/site-entry.tsx': ['notices/site-entry/site-entry-warning.tsx'],
    'frame/later/signup-modal.tsx': ['features/signup/signup-dialog.tsx'],
  },
};

/** The rooms within the server's common floor; to everybody else it is the one room `platform`. */
const platformRooms: RoomTable = {
  root: 'apps/server/src/platform',
  testsAreFree: true,
  reckoned: ['http/pages/load-pages.ts'],
  rooms: {
    // What needs nothing: settings, clock, ids, the storage of photos.
    '.': [],
    live: ['.', 'database'],
    database: ['.'],
    outbox: ['.', 'database'],
    // What a subject is handed, and what it knows of a request.
    services: ['.', 'database', 'live', 'outbox'],
    'limited-acts-repository.ts': ['database'],
    'limited-acts.ts': ['.', 'database', 'services', 'limited-acts-repository.ts'],
    http: ['.', 'database', 'services'],
    // As what a subject hangs itself up.
    subject: ['.', 'database', 'live', 'outbox', 'services', 'http'],
    rounds: ['.', 'database', 'services', 'subject'],
    'platform-subject.ts': ['.', 'http', 'limited-acts.ts', 'live', 'subject'],
  },
};

const serverSubjects = {
  // A new subject stands on the common floor alone, until it has a row.
  './*': ['platform'],
  platform: [],
  credits: ['platform'],
  site: ['platform'],
  mail: ['platform', 'site'],
  member: ['platform', 'site'],
  link: ['platform', 'site', 'mail', 'member'],
  notifications: ['platform', 'member'],
  trust: ['platform', 'member'],
  likes: ['platform', 'member', 'trust'],
  search: ['platform', 'site', 'member', 'likes'],
  session: ['platform', 'mail', 'member', 'link'],
  photos: ['platform', 'site', 'mail', 'member', 'trust', 'session'],
  chat: ['platform', 'credits', 'site', 'member', 'trust', 'session', 'photos'],
  payment: ['platform', 'credits', 'site', 'member', 'chat'],
  export: ['platform', 'site', 'member', 'session'],
  password: ['platform', 'site', 'mail', 'member', 'link', 'session'],
  push: ['platform', 'member', 'notifications', 'session'],
  'one-time-codes': ['platform', 'site', 'member', 'session', 'password'],
  profile: ['platform', 'site', 'member', 'trust', 'likes', 'chat', 'photos'],
  login: ['platform', 'site', 'mail', 'member', 'link', 'session', 'password', 'one-time-codes'],
  demo: ['platform', 'credits', 'site', 'member', 'chat', 'password', 'photos'],
  leaving: ['platform', 'site', 'mail', 'member', 'link', 'session', 'password', 'login'],
  passkeys: ['platform', 'site', 'member', 'session', 'password', 'login'],
  signup: ['platform', 'credits', 'site', 'mail', 'member', 'link', 'session', 'chat', 'password', 'login'],
  'mail-address': [
    'platform',
    'site',
    'mail',
    'member',
    'link',
    'session',
    'password',
    'one-time-codes',
    'passkeys',
    'leaving',
  ],
  reports: ['platform', 'site', 'member', 'photos', 'chat', 'trust', 'profile'],
  swipe: ['platform', 'site', 'member', 'trust', 'likes', 'search'],
  verification: ['platform', 'site', 'mail', 'member', 'photos'],
};

/** What is put together of the list of subjects: it knows that list, and no subject. */
const serverPrograms = {
  'subjects.ts': Object.keys(serverSubjects),
  'app.ts': ['platform', 'subjects.ts'],
  'start-server.ts': ['platform', 'subjects.ts', 'app.ts'],
};

/**
 * The server: which subject may know which, from the ground up. A subject that another one must not know hangs itself up
 * instead (`whenBlocked`, `purge` …, `apps/server/src/platform/subject/subject.ts`). Tests put a whole server together and
 * are free.
 */
export const serverRooms: RoomTable = {
  root: 'apps/server/src',
  testsAreFree: true,
  rooms: {
    ...serverSubjects,
    ...serverPrograms,
    // The programs that somebody starts.
    '.': [...Object.keys(serverSubjects), ...Object.keys(serverPrograms)],
    testing: [
      'platform',
      'credits',
      'site',
      'mail',
      'member',
      'session',
      'password',
      'payment',
      'demo',
      '.',
      ...Object.keys(serverPrograms),
    ],
    access: ['platform', 'link', 'testing'],
    benchmarks: [
      'platform',
      'credits',
      'member',
      'password',
      'session',
      'testing',
      '.',
      ...Object.keys(serverPrograms),
    ],
    faults: ['platform', 'credits', 'demo', 'testing', '.', ...Object.keys(serverPrograms)],
  },
  // What the build of the pages has made.
  reckoned: ['platform/http/pages/load-pages.ts'],
};

/** The rules of the product, each subject's: what two subjects need is the lower one's. */
const domainSubjects = {
  // Who is not named here knows no other subject, and none knows it.
  './*': [],
  refusal: [],
  credits: [],
  'mail-address': [],
  'scam-hints': [],
  chat: ['refusal'],
  trust: ['scam-hints'],
  member: ['chat', 'payment'],
  site: ['chat', 'push'],
  passkeys: ['chat'],
  password: ['mail-address', 'member'],
  payment: ['credits', 'refusal', 'site'],
  profile: ['chat', 'payment'],
  push: ['refusal'],
  search: ['member', 'profile', 'site'],
  signup: ['chat', 'mail-address', 'member', 'password', 'profile', 'refusal'],
};

const domainRooms: RoomTable = {
  root: 'libs/domain/src',
  // Machines are tested by the walk through their model.
  testsAreFree: true,
  // The entry says what others may use.
  rooms: { ...domainSubjects, '.': Object.keys(domainSubjects) },
};

const contractSubjects = {
  // What every subject's calls and shapes are made of.
  './*': ['define-contract.ts', 'schema.ts'],
  member: [],
  chat: ['member'],
  leaving: ['member'],
  likes: ['member'],
  login: ['member'],
  notifications: ['member'],
  passkeys: ['member'],
  payment: ['chat', 'member'],
  photos: ['member'],
  profile: ['member', 'photos'],
  session: ['member'],
  signup: ['member'],
  swipe: ['search'],
  search: ['member'],
  trust: ['member'],
};

/** What goes over the wire, each subject's: whose shapes another may build on. */
const contractRooms: RoomTable = {
  root: 'libs/contract/src',
  testsAreFree: true,
  rooms: {
    'define-contract.ts': [],
    'schema.ts': [],
    'live-close-codes.ts': [],
    ...Object.fromEntries(
      Object.entries(contractSubjects).map(([subject, others]) => [
        subject,
        [...new Set([...contractSubjects['./*'], ...others])],
      ]),
    ),
    // The tables of calls, schemas, refusals and live events.
    '.': ['define-contract.ts', 'schema.ts', 'live-close-codes.ts', ...Object.keys(contractSubjects)],
  },
};

export const roomTables: readonly RoomTable[] = [
  memberRooms,
  serverRooms,
  platformRooms,
  domainRooms,
  contractRooms,
];
