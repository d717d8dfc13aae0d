import { freePort } from '@vesper/testing';
import { type Program, startProgram } from './programs.ts';
import type { StoredWorld } from './seeded-world.ts';

export interface ServerOptions extends StoredWorld {
  readonly apiPort: number;
  readonly caFile: string;
  /** Without one, mails land in `/dev/outbox`. */
  readonly smtpUrl?: string;
}

/** Starts the product's server on a free port, as `npm start` does; answers its address. */
export const startServer = async (options: ServerOptions): Promise<Program<{ address: string }>> => {
  const { dataFolder, databaseUrl, apiPort, caFile, smtpUrl } = options;
  // Links in mails name the port, so it must be known beforehand.
  const port = await freePort();
  return startProgram(['--import', './apps/payment-sandbox/src/tls/trust-ca.ts', 'apps/server/src/main.ts'], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_DIR: dataFolder,
    // What a journey looks at is painted when it does; the thousands that none looks at cost more than all of them.
    PAINT_AHEAD: 'no',
    // The browser keeps the same cores busy: a journey is about what the product does when it has the time.
    REFUSE_WHEN_LATE: 'no',
    DATABASE_URL: databaseUrl,
    REDIS_URL: '',
    SMTP_URL: smtpUrl ?? '',
    PUBLIC_URL: '',
    MOLLIE_API_KEY: 'test_vesperSandboxKey000000',
    MOLLIE_API_URL: `https://127.0.0.1:${apiPort}/v2/`,
    SANDBOX_CA_FILE: caFile,
  });
};
