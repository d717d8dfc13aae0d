import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer } from './mail-server.ts';
import { startProgram } from './programs.ts';
import { openStoredWorld, type StoredWorld } from './seeded-world.ts';
import { startServer } from './server.ts';
import { publishWorld, type World } from './world.ts';

export interface RunningWorld {
  readonly world: World;
  stop(): Promise<void>;
}

/**
 * Starts the whole product in a temporary folder: mail server, payment sandbox, a copy of the demo world (which `prepare` may
 * write more into), server.
 */
export const startWorld = async (prepare?: (stored: StoredWorld) => Promise<void>): Promise<RunningWorld> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-journeys-'));
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const stored = await openStoredWorld(folder);
    stops.push(stored.stop);
    await prepare?.(stored);
    const mailFolder = path.join(folder, 'mails');
    const mail = await startMailServer(mailFolder);
    stops.push(() => mail.close());
    const sandbox = await startProgram<{ apiPort: number; pagePort: number; caFile: string }>(
      ['apps/payment-sandbox/src/main.ts'],
      { SANDBOX_API_PORT: '0', SANDBOX_PAGE_PORT: '0', SANDBOX_DATA: path.join(folder, 'payment-sandbox') },
    );
    stops.push(() => sandbox.stop());
    const { apiPort, pagePort, caFile } = sandbox.ready;
    const server = await startServer({ ...stored, apiPort, caFile, smtpUrl: mail.url });
    stops.push(() => server.stop());
    const { address } = server.ready;
    const world = { address, mailFolder, apiPort, pagePort, caFile };
    publishWorld(world);
    return { world, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
