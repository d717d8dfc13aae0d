/**
 * Preload for development and tests: `node --import ./apps/payment-sandbox/src/tls/trust-ca.ts …`, with the path of
 * the sandbox's ca.pem in SANDBOX_CA_FILE. The variable is read at each connection, so a process may preload this
 * first, start a sandbox later, and set it then.
 *
 * The provider's client builds `new https.Agent({ ca: <its own list> })`, so NODE_EXTRA_CA_CERTS and the system's
 * store do not reach it. This hands the sandbox's authority to https agents at the one place all their
 * connections pass, and only for connections to this machine: a host elsewhere keeps exactly the trust it had.
 */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';

const loopback = new Set(['127.0.0.1', 'localhost']);

type Connect = (this: Agent, options: Record<string, unknown>, ...rest: unknown[]) => unknown;

function trustOnLoopback(): void {
  const agent = Agent.prototype as unknown as { createConnection: Connect };
  const connect = agent.createConnection;
  agent.createConnection = function (options, ...rest) {
    const caFile = process.env.SANDBOX_CA_FILE;
    const trusted =
      caFile && loopback.has(String(options.host)) ? { ...options, ca: readFileSync(caFile) } : options;
    return connect.call(this, trusted, ...rest);
  };
}

if (process.env.VESPER_MODE === 'production') {
  if (process.env.SANDBOX_CA_FILE) {
    throw new Error(
      'The payment sandbox is never trusted in production: unset SANDBOX_CA_FILE or drop this preload.',
    );
  }
} else {
  trustOnLoopback();
}
