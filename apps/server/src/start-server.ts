import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp, createHttp } from './app.ts';
import { SendQueue } from './chat/sending/send-queue.ts';
import { openPortraits } from './demo/portraits/portraits.ts';
import { openMailer } from './mail/mailer.ts';
import { openMollie } from './payment/provider/mollie-provider.ts';
import { openMollieSettlements } from './payment/provider/mollie-settlements.ts';
import { PictureMaker } from './photos/pictures/renditions.ts';
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
import type { Subject } from './platform/subject/subject.ts';
import { openSessionReader, sessionHashOf, sessionTokenOf } from './session/session.ts';
import { SiteDirectory } from './site/site-directory.ts';
import { openVisitorCountry } from './site/visitor/visitor-country.ts';
import { readVisitorTraits } from './site/visitor/visitor-traits.ts';
import { subjects } from './subjects.ts';

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
  readonly visitorCountry: Services['visitorCountry'];
}

/** What every subject is handed; its keys are read from the database, which stands as this version wants it. */
const openServices = async ({
  config,
  clock,
  app,
  db,
  folder,
  visitorCountry,
}: Opened): Promise<Services> => {
  const { log } = app;
  const kept = await openStorage(config, folder, log);
  const signingKey = await readSigningKey(db);
  const portraits = openPortraits(config, kept, signingKey);
  const services: Services = {
    subjects,
    config,
    db,
    clock,
    log,
    live: new LiveHub(config.redisUrl ? openRedisBus(config.redisUrl, log) : openLocalBus()),
    outbox: new Outbox(db, clock, log),
    sites: new SiteDirectory(db, clock, log),
    visitorCountry,
    storage: portraits?.storage ?? kept,
    portraits,
    photoFolder: folder,
    pictures: new PictureMaker(clock),
    mailer: openMailer(config, db, clock),
    sessionToken: (request) => sessionTokenOf({ config }, request),
    sessionHash: (request) => sessionHashOf({ config }, request),
    isInner: isInnerRequest,
    readSession: openSessionReader({ db, clock, config }),
    visitorTraits: (request) => readVisitorTraits(visitorCountry, request),
    listeningPort: () => {
      const address = app.server.address();
      return address !== null && typeof address === 'object' ? address.port : config.port;
    },
    payments: config.mollieApiKey ? openMollie(config.mollieApiKey, config.mollieApiUrl) : undefined,
    settlements: config.mollieAccessToken
      ? openMollieSettlements(config.mollieAccessToken, config.mollieApiUrl)
      : undefined,
    signingKey,
    pushKeys: await readPushKeys(db),
    sends: new SendQueue(() => services),
  };
  return services;
};

/**
 * Starts everything of one server process, without listening yet.
 * @throws DataFolderError, and whatever the database says when it can not be opened
 */
export const startServer = async (
  config: Config,
  options: AppOptions & { clock?: Clock; jobs?: boolean; held?: HeldFolder } = {},
): Promise<RunningServer> => {
  const clock = options.clock ?? systemClock;
  const app = createHttp(config);
  const onError = (error: Error) => app.log.warn({ err: error }, 'database connection');
  const visitorCountry = await openVisitorCountry(config, clock, app.log);
  const { folder, open, close } = await openData(config, onError, options.held);
  await migrateUp(open);
  if (config.mode === 'production' && !config.databaseUrl)
    app.log.warn('the embedded database may lose the last seconds at a power cut; set DATABASE_URL');
  const services = await openServices({ config, clock, app, db: open.db, folder, visitorCountry });
  const { live, outbox, portraits, pictures } = services;
  // Acts ask for a site within their transactions: the first reading would wait for the one session of the embedded database.
  await services.sites.refreshNow();
  live.onChanged((ids) => services.sites.hearChanged(ids));
  for (const { jobs } of subjects as readonly Subject[]) if (jobs) serveJobs(services, jobs);
  await buildApp(app, services, options);
  await app.ready();
  const stopRounds = options.jobs === false ? async () => undefined : startRounds(services);
  if (options.jobs !== false) {
    outbox.start();
    if (config.paintAhead) portraits?.paintInBackground(services);
  }
  // Whoever is connected to another server may have missed what this one had committed before it went away.
  live.resyncEveryone(dateOf(clock).toISOString());
  return {
    app,
    services,
    open,
    close: async () => {
      await portraits?.stop();
      await stopRounds();
      await outbox.stop();
      // What is still open then is cut: a browser's connection that has never asked for anything would hold the stop for ever.
      const cut = setTimeout(() => app.server.closeAllConnections(), closeWithinMs);
      await app.close();
      clearTimeout(cut);
      pictures.close();
      await live.close();
      await close();
    },
  };
};
