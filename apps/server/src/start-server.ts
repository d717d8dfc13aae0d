import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp, createHttp } from './app.ts';
import { type Clock, dateOf, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { HeldFolder } from './platform/database/data-folder.ts';
import type { Database, OpenDatabase } from './platform/database/database.ts';
import { isInnerRequest } from './platform/http/pages/inner-request.ts';
import { openLocalBus, openRedisBus } from './platform/live/live-bus.ts';
import { LiveHub } from './platform/live/live-hub.ts';
import { migrateUp } from './platform/database/migrations.ts';
import { openData } from './platform/database/open-data.ts';
import { serveJobs } from './platform/subject/outbox-jobs.ts';
import { Outbox } from './platform/outbox/outbox.ts';
import { startRounds } from './platform/rounds/rounds.ts';
import { readPushKeys, readSigningKey } from './platform/database/secrets.ts';
import type { Services } from './platform/services/services.ts';
import { openStorage } from './platform/open-storage.ts';
import { closeSubjects, doAll, openSubjects } from './platform/subject/open-subjects.ts';
import type { Subject } from './platform/subject/subject.ts';
import { type Nothing, type Offered, subjects } from './subjects.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly open: OpenDatabase;
  close(): Promise<void>;
}

/** How long answers that are under way have when the server stops. */
const closeWithinMs = 5000;

interface Opened {
  readonly config: Config;
  readonly clock: Clock;
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Where photos are kept. */
  readonly folder: string;
}

/** What the common floor offers; its keys are read from the database, which stands as this version wants it. */
const openFloor = async ({ config, clock, app, db, folder }: Opened) => {
  const { log } = app;
  const storage = await openStorage(config, folder, log);
  const [signingKey, pushKeys] = [await readSigningKey(db), await readPushKeys(db)];
  return {
    subjects,
    config,
    db,
    clock,
    log,
    live: new LiveHub(config.redisUrl ? openRedisBus(config.redisUrl, log) : openLocalBus()),
    outbox: new Outbox(db, clock, log),
    storage,
    photoFolder: folder,
    isInner: isInnerRequest,
    listeningPort: () => {
      const address = app.server.address();
      return address !== null && typeof address === 'object' ? address.port : config.port;
    },
    signingKey,
    pushKeys,
  } satisfies Partial<Services>;
};

/** Does not compile while nobody offers what a subject has added to `Services`: its name stands in the error. */
export type EveryServiceOffered = Nothing<
  Exclude<keyof Services, keyof Awaited<ReturnType<typeof openFloor>> | Offered>
>;

/** What every subject is handed: what the common floor offers, and then each of them. */
const openServices = async (opened: Opened): Promise<Services> => {
  // Complete at the end, as the type above says.
  const services = (await openFloor(opened)) as Partial<Services> as Services;
  try {
    await openSubjects(services, subjects);
  } catch (error) {
    await services.live.close();
    throw error;
  }
  return services;
};

/** Has the app answer, and what is done beside that begin. Answers how the rounds are stopped. */
const begin = async (app: FastifyInstance, services: Services, options: StartOptions) => {
  const all: readonly Subject[] = subjects;
  for (const { jobs } of all) if (jobs) serveJobs(services, jobs);
  await buildApp(app, services, options);
  await app.ready();
  // A command that has all of this to do something once tells nobody of it.
  if (options.jobs === false) return async () => undefined;
  const stopRounds = startRounds(services);
  services.outbox.start();
  for (const { begins } of all) begins?.(services);
  // Whoever is connected to another server may have missed what this one had committed before it went away.
  services.live.resyncEveryone(dateOf(services.clock).toISOString());
  return stopRounds;
};

const closeApp = async (app: FastifyInstance): Promise<void> => {
  // What is still open then is cut: a browser's connection that has never asked for anything would hold the stop for ever.
  const cut = setTimeout(() => app.server.closeAllConnections(), closeWithinMs);
  await app.close().finally(() => clearTimeout(cut));
};

/** `jobs`: whether this server does what is to be done beside answering; without it nothing is done, and nobody told that it is there. */
type StartOptions = AppOptions & { clock?: Clock; jobs?: boolean; held?: HeldFolder };

/**
 * Starts everything of one server process, without listening yet.
 * @throws DataFolderError, and whatever the database says when it can not be opened
 */
export const startServer = async (config: Config, options: StartOptions = {}): Promise<RunningServer> => {
  const clock = options.clock ?? systemClock;
  const app = createHttp(config);
  // Without the connection that the driver hangs on it: that knows what it was asked, and the key that ends it.
  const onError = ({ name, message, stack }: Error) =>
    app.log.warn({ err: { type: name, message, stack } }, 'database connection');
  const { folder, open, close } = await openData(config, onError, options.held);
  await migrateUp(open);
  if (config.mode === 'production' && !config.databaseUrl)
    app.log.warn('the embedded database may lose the last seconds at a power cut; set DATABASE_URL');
  const services = await openServices({ config, clock, app, db: open.db, folder }).catch(
    async (error: unknown) => {
      // A file that can not be read, say: the folder is let go of.
      await close();
      throw error;
    },
  );
  const letGo = [() => closeSubjects(services, subjects), () => services.live.close(), close];
  const stopRounds = await begin(app, services, options).catch(async (error: unknown) => {
    // What has failed is what is to be told.
    await doAll([() => closeApp(app), ...letGo]).catch(() => undefined);
    throw error;
  });
  return {
    app,
    services,
    open,
    close: () => doAll([stopRounds, () => services.outbox.stop(), () => closeApp(app), ...letGo]),
  };
};
