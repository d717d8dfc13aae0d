import type { FastifyBaseLogger } from 'fastify';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { SiteDirectory } from '../site/site-directory.ts';
import type { VisitorCountry } from '../site/visitor-country.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Outbox } from './outbox.ts';
import type { PhotoStorage } from './storage.ts';

/** What the subjects work with; made once at the start and handed down, so that tests can hand in others. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly sites: SiteDirectory;
  readonly visitorCountry: VisitorCountry;
  readonly live: LiveHub;
  readonly outbox: Outbox;
  readonly storage: PhotoStorage;
  /** The port this server listens on; the configured one until it does. */
  readonly listeningPort: () => number;
  readonly payments: PaymentProvider | undefined;
  /** Signs addresses of locked photos and tokens; shared by all servers of the installation. */
  readonly signingKey: string;
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string };
}
