import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer } from './mail-server.ts';
import { root, runProgram, startProgram } from './programs.ts';
import { startServer } from './server.ts';
import { publishWorld } from './world.ts';

const buildPages = async (): Promise<void> => {
  if (existsSync(path.join(root, 'apps/members/build/server/index.js'))) return;
  await runProgram('nx', ['run', '@vesper/members:build', '--outputStyle=static'], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  });
};

/** Fills a data folder with the demo world; its pictures take half a minute, so a seeded folder may be kept between runs. */
const seed = async (dataFolder: string): Promise<void> => {
  const kept = process.env.VESPER_E2E_SEEDED;
  if (kept && existsSync(kept)) return cpSync(kept, dataFolder, { recursive: true });
  await runProgram(process.execPath, ['apps/server/src/database-command.ts', 'seed'], {
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
  });
};

/** Starts the whole product in a temporary folder: mail server, payment sandbox, demo world, server. */
const startWorld = async (): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-journeys-'));
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    await buildPages();
    const dataFolder = path.join(folder, 'data');
    const spareDataFolder = path.join(folder, 'spare-data');
    await seed(dataFolder);
    cpSync(dataFolder, spareDataFolder, { recursive: true });
    const mailFolder = path.join(folder, 'mails');
    const mail = await startMailServer(mailFolder);
    stops.push(() => mail.close());
    const sandbox = await startProgram<{ apiPort: number; pagePort: number; caFile: string }>(
      ['apps/payment-sandbox/src/main.ts'],
      { SANDBOX_API_PORT: '0', SANDBOX_PAGE_PORT: '0', SANDBOX_DATA: path.join(folder, 'payment-sandbox') },
    );
    stops.push(() => sandbox.stop());
    const { apiPort, pagePort, caFile } = sandbox.ready;
    const server = await startServer({ dataFolder, apiPort, caFile, smtpUrl: mail.url });
    stops.push(() => server.stop());
    publishWorld({ address: server.ready.address, mailFolder, spareDataFolder, apiPort, pagePort, caFile });
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
};

export default startWorld;
