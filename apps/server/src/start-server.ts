import type { FastifyInstance } from 'fastify';
import { purgeDeleted } from './leaving/purge.ts';
import { type AppOptions, buildApp, createHttp } from './app.ts';
import { answerAutomatically } from './demo/answer.ts';
import { mailAccount } from './mail/account-mail.ts';
import { mailActivation } from './signup/jobs.ts';
import { openMailer } from './mail/mailer.ts';
import { reconcileOrders } from './payment/jobs.ts';
import { openMollie } from './payment/mollie-provider.ts';
import { removePhotoFiles } from './photos/jobs.ts';
import { type Clock, dateOf, secondsFromNow, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type HeldFolder, holdDataFolder } from './platform/data-folder.ts';
import { type OpenDatabase, openDatabase } from './platform/database.ts';
import { openLocalBus, openRedisBus } from './platform/live/live-bus.ts';
import { LiveHub } from './platform/live/live-hub.ts';
import { forgetOldActs } from './platform/limited-acts.ts';
import { migrateUp } from './platform/migrations.ts';
import { Outbox } from './platform/outbox.ts';
import { readPushKeys, readSigningKey } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';
import { openDiskStorage } from './platform/storage.ts';
import { pushMessage } from './push/jobs.ts';
import { SiteDirectory } from './site/site-directory.ts';
import { openVisitorCountry } from './site/visitor-country.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly open: OpenDatabase;
  close(): Promise<void>;
}

const everyMs = 30_000;
const keptKeysSeconds = 2 * 24 * 3600;

const registerJobs = (services: Services): void => {
  const mailer = openMailer(services.config, services.db, services.clock);
  services.outbox.handle('mail.activation', (payload, id) => mailActivation(services, mailer, payload, id));
  services.outbox.handle('mail.account', (payload, id) => mailAccount(services, mailer, payload, id));
  services.outbox.handle('photos.remove', (payload) => removePhotoFiles(services, payload));
  services.outbox.handle('push.message', (payload) => pushMessage(services, payload));
  services.outbox.handle('demo.answer', (payload) => answerAutomatically(services, payload));
};

/** What is done from time to time: look after open orders, purge who has left, forget what nobody will repeat. */
const startRounds = (services: Services): (() => Promise<void>) => {
  const { db, clock, log } = services;
  const old = () => secondsFromNow(clock, -keptKeysSeconds);
  const steps: readonly (() => Promise<unknown>)[] = [
    () => reconcileOrders(services),
    () => purgeDeleted(services),
    () => db.deleteFrom('idempotency_keys').where('created_at', '<', old()).execute(),
    () => db.deleteFrom('login_failures').where('failed_at', '<', old()).execute(),
    () => db.deleteFrom('member_tokens').where('expires_at', '<', old()).execute(),
    () => db.deleteFrom('known_devices').where('expires_at', '<', dateOf(clock)).execute(),
    () => forgetOldActs(services),
    () => db.deleteFrom('sessions').where('expires_at', '<', dateOf(clock)).execute(),
  ];
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = async () => {
    for (const step of steps) {
      if (stopped) return;
      // A step that fails keeps none of the others from being done.
      await step().catch((error: unknown) => log.warn({ err: error }, 'a step of the round failed'));
    }
  };
  // The next round is planned when this one is over, so that two never overlap.
  const plan = () => {
    if (stopped) return;
    timer = setTimeout(() => void (running = round().finally(plan)), everyMs);
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};

/** Opens the data folder (with its lock, where the embedded database needs it) and the database in it. */
export const openData = async (config: Config, onError: (error: Error) => void, held?: HeldFolder) => {
  const { folder, release } = held ?? (await holdDataFolder(config.dataFolder, !config.databaseUrl));
  try {
    const open = await openDatabase({ ...config, dataFolder: folder }, onError);
    return {
      folder,
      open,
      close: async () => {
        await open.db.destroy();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
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
  const { db } = open;
  await migrateUp(open);
  if (config.mode === 'production' && !config.databaseUrl)
    app.log.warn('the embedded database may lose the last seconds at a power cut; set DATABASE_URL');
  const live = new LiveHub(config.redisUrl ? openRedisBus(config.redisUrl, app.log) : openLocalBus());
  const outbox = new Outbox(db, clock, app.log);
  const services: Services = {
    config,
    db,
    clock,
    log: app.log,
    live,
    outbox,
    sites: new SiteDirectory(db, clock, app.log),
    visitorCountry,
    storage: openDiskStorage(folder),
    listeningPort: () => {
      const address = app.server.address();
      return address !== null && typeof address === 'object' ? address.port : config.port;
    },
    payments: config.mollieApiKey ? openMollie(config.mollieApiKey, config.mollieApiUrl) : undefined,
    signingKey: await readSigningKey(db),
    pushKeys: await readPushKeys(db),
  };
  registerJobs(services);
  await buildApp(app, services, options);
  await app.ready();
  const stopRounds = options.jobs === false ? async () => undefined : startRounds(services);
  if (options.jobs !== false) outbox.start();
  // Whoever is connected to another server may have missed what this one had committed before it went away.
  live.resyncEveryone(dateOf(clock).toISOString());
  return {
    app,
    services,
    open,
    close: async () => {
      await stopRounds();
      await outbox.stop();
      await app.close();
      await live.close();
      await close();
    },
  };
};
