import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { OpenSession, VisitorTraits } from './request.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { PhotoStorage } from '../storage.ts';

/**
 * What the subjects work with; made once at the start and handed down, so that tests can hand in others. A subject that
 * has something to offer to all (the sites, the payment provider) widens it beside its own code.
 */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly live: LiveHub;
  readonly outbox: Outbox;
  readonly storage: PhotoStorage;
  /** Where files that come in stand until the work on them is over. */
  readonly photoFolder: string;
  /** What a request brings as its login, before anybody has looked whether there is one. */
  readonly sessionToken: (request: FastifyRequest) => string | undefined;
  /** Whether this server has found the session of that login lately: a made-up one is never seen. */
  readonly isCheckedLogin: (request: FastifyRequest) => boolean;
  /** Its hash, under which the login is stored and counted. */
  readonly sessionHash: (request: FastifyRequest) => string | undefined;
  /** Whether a request is the server's own, made in this process, which no network can send. */
  readonly isInner: (request: FastifyRequest) => boolean;
  /** What the pages that a visitor gets depend on besides address and look. */
  readonly visitorTraits: (request: FastifyRequest) => Promise<VisitorTraits>;
  /**
   * The login of a request, where it is asked for with its member's own state; undefined for visitors. `along` is begun with it, when
   * it is the login's turn.
   */
  readonly readSession: (
    request: FastifyRequest,
    options?: { readonly withOwn?: boolean; readonly along?: (() => void) | undefined },
  ) => Promise<OpenSession | undefined>;
  /** The port this server listens on; the configured one until it does. */
  readonly listeningPort: () => number;
  /** Signs addresses of locked photos and tokens; shared by all servers of the installation. */
  readonly signingKey: string;
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string };
}
