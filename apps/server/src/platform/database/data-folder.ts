import { createHash, randomUUID } from 'node:crypto';
import { access, constants, mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A problem with the data folder, in words for the person who starts the server. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Unix socket addresses end at 107 bytes; a longer folder gets a short stand-in that is still one per folder. */
const longestSocketPath = 100;

const lockAddress = (folder: string): string => {
  const inside = path.join(folder, 'server.lock');
  if (Buffer.byteLength(inside) <= longestSocketPath) return inside;
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `vesper-${name}.lock`);
};

/** Asks whoever holds the lock for its token; undefined when nobody answers. */
const askHolder = (address: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection(address);
    let answer = '';
    const finish = (value: string | undefined) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(500, () => finish('silent'));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => finish(answer));
    socket.on('error', () => finish(undefined));
  });

const listen = (server: Server, address: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });

const inUse = (folder: string) =>
  new DataFolderError(
    `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );

/**
 * Makes the folder if need be and checks that it can be written.
 * @throws DataFolderError
 */
export const prepareDataFolder = async (folder: string): Promise<string> => {
  const absolute = path.resolve(folder);
  try {
    await mkdir(absolute, { recursive: true });
    await access(absolute, constants.W_OK | constants.X_OK);
    const probe = path.join(absolute, `.probe-${randomUUID()}`);
    await mkdir(probe);
    await rm(probe, { recursive: true });
    return absolute;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new DataFolderError(
      `The data folder ${absolute} can not be written${code}. Give it to the user that runs Vesper, or set DATA_DIR.`,
    );
  }
};

/**
 * Takes the folder for this process alone. The embedded database has no lock of its own, and two of them on one folder
 * destroy it. The lock is a listening socket: the system drops it when the process ends, however it ends, so that
 * nothing stale keeps the next start waiting.
 * @returns how to give the folder back
 * @throws DataFolderError when another process has it; known within a second
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  const address = lockAddress(folder);
  const token = randomUUID();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = createServer((socket) => socket.end(token));
    if (await listen(server, address)) {
      server.unref();
      // Two processes may both have cleared a stale socket; the later one owns the address, the earlier sees it here.
      await new Promise((resolve) => setTimeout(resolve, 60));
      if ((await askHolder(address)) === token)
        return () => new Promise((resolve) => server.close(() => resolve()));
      server.close();
      throw inUse(folder);
    }
    if ((await askHolder(address)) !== undefined) throw inUse(folder);
    await rm(address, { force: true });
  }
  throw inUse(folder);
};

export interface HeldFolder {
  readonly folder: string;
  release(): Promise<void>;
}

/**
 * Prepares the data folder and, for the embedded database, takes it for this process alone.
 * @throws DataFolderError
 */
export const holdDataFolder = async (folder: string, alone: boolean): Promise<HeldFolder> => {
  const absolute = await prepareDataFolder(folder);
  return { folder: absolute, release: alone ? await lockDataFolder(absolute) : async () => undefined };
};
