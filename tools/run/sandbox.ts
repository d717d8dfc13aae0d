import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { root, startReady } from './child.ts';

const dataFolder = path.join(path.resolve(root, process.env.DATA_DIR ?? '.data'), 'payment-sandbox');

/** Preloaded by what talks to the sandbox, which signs its certificate itself. */
export const trustCa = './apps/payment-sandbox/src/tls/trust-ca.ts';

/** Set to nothing counts as not set, as it does for the server. */
export const hasOwnProvider = (): boolean => Boolean(process.env.MOLLIE_API_KEY);

interface SandboxPorts {
  readonly apiPort: number;
  readonly pagePort: number;
}

type SandboxReady = SandboxPorts & { readonly caFile: string };

const portsFile = path.join(dataFolder, 'ports.json');

/** Pay pages of open orders are found again after a restart only where they were. */
const readPorts = (): SandboxPorts | undefined => {
  try {
    return JSON.parse(readFileSync(portsFile, 'utf8')) as SandboxPorts;
  } catch {
    return undefined;
  }
};

const run = async (ports: SandboxPorts): Promise<SandboxReady> => {
  const { ready } = await startReady<SandboxReady>(process.execPath, ['apps/payment-sandbox/src/main.ts'], {
    SANDBOX_API_PORT: process.env.SANDBOX_API_PORT ?? String(ports.apiPort),
    SANDBOX_PAGE_PORT: process.env.SANDBOX_PAGE_PORT ?? String(ports.pagePort),
    SANDBOX_DATA: dataFolder,
  });
  return ready;
};

/** What the server is told of the sandbox. */
const envOf = ({ apiPort, caFile }: Pick<SandboxReady, 'apiPort' | 'caFile'>): NodeJS.ProcessEnv => ({
  MOLLIE_API_KEY: 'test_vesperSandboxKey000000',
  MOLLIE_ACCESS_TOKEN: 'access_vesperSandboxToken00',
  MOLLIE_API_URL: `https://127.0.0.1:${apiPort}/v2/`,
  SANDBOX_CA_FILE: caFile,
});

const anyPorts: SandboxPorts = { apiPort: 0, pagePort: 0 };

/** Starts the test payment provider where it was the last time; answers what the server is told of it. */
export const startSandbox = async (): Promise<NodeJS.ProcessEnv> => {
  const ready = await run(readPorts() ?? anyPorts).catch(() => run(anyPorts));
  writeFileSync(portsFile, JSON.stringify({ apiPort: ready.apiPort, pagePort: ready.pagePort }));
  return envOf(ready);
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * The sandbox that `npm start` runs beside, or has run: started when it does not answer. Undefined where there has never been
 * one.
 */
export const findSandbox = async (): Promise<NodeJS.ProcessEnv | undefined> => {
  const ports = readPorts();
  const caFile = path.join(dataFolder, 'ca.pem');
  if (!ports || !existsSync(caFile)) return undefined;
  return (await answers(ports.apiPort)) ? envOf({ ...ports, caFile }) : startSandbox();
};
