/**
 * What of the server's tests is run once more on the embedded database. PostgreSQL has the main run: it is faster, and only
 * there a forgotten lock shows, since the embedded database has one session for all. Here stands what could go another way
 * on the embedded one; every name is that of a file, wherever it lies.
 */
export const embeddedPart: Readonly<Record<string, string>> = {
  'embedded-dialect.test.ts': 'the dialect itself: one session, transactions one after the other',
  'statement-names.test.ts':
    'prepared statements: the embedded one is asked in messages of our own, and keeps them itself',
  'migrations.test.ts': 'every migration up, down and up again on the engine that `npm start` uses',
  'data-folder.test.ts': 'the lock that keeps a second process off the folder',
  'outbox.test.ts': 'leases and retries with a single session',
  'ledger.test.ts': 'deferred checks and numbers: int8 comes back as another type than from PostgreSQL',
  'signup.test.ts': 'the thread, first: a member is made',
  'account-mail.test.ts': 'the thread: the mail goes out',
  'search.test.ts': 'the thread: the search, whose SQL has the most of the dialect',
  'likes.test.ts': 'the thread: a like',
  'chat.test.ts': 'the thread: messages, numbered without gaps though two write at once',
  'payment.test.ts': 'the thread, last: an order is paid and settled once',
  'purge.test.ts': "reads the database's own catalogue, which the embedded one fills by itself",
  'seed.test.ts': 'thousands of rows in a statement, as the first `npm start` writes them',
  'kill.test.ts': 'survives kill -9 without a server of its own that would',
  'start.test.ts': 'refusals of the start; without DATABASE_URL by its own choice, so only here',
};

/** In the long run besides: what takes as much of the processor as ten others. */
export const embeddedLongPart: Readonly<Record<string, string>> = {
  'kill-orders.test.ts': 'kill -9 with orders, whose payments the provider counts',
};

/** These choose the embedded database themselves and would say the same twice. */
export const embeddedOnly: readonly string[] = ['start.test.ts', 'data-folder.test.ts'];

/** These need two servers on one database, or one that can be stopped, and skip themselves elsewhere. */
export const postgresOnly: readonly string[] = [
  'two-servers.test.ts',
  'two-servers-login.test.ts',
  'database-away.test.ts',
  // Acts that meet: with one session for all, they never do.
  'locks.test.ts',
];
