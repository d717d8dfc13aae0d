import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface PostgresCluster {
  readonly port: number;
  readonly url: string;
  /** Its first process, which has all others as children; 0 while it is stopped. */
  pid(): number;
  /** Stops the server at once and leaves its data, as a crash does. */
  stop(): Promise<void>;
  /** Stops it in order, so that its data can be copied and need no repair. */
  rest(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** A standby becomes the one that is written to; when this returns it is. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are on this machine; undefined when it is not installed. */
export const postgresFolder = (): string | undefined => {
  if (!existsSync(debianFolder)) return undefined;
  const [newest] = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  return newest ? path.join(debianFolder, newest, 'bin') : undefined;
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port of this machine that nobody listens on: below those that a system gives to outgoing connections, one of which would be there
 * by the time a server wants it.
 */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
};

/** Waits until somebody answers on a port; throws after ten seconds. */
export const waitForPort = async (port: number): Promise<void> => {
  const end = Date.now() + 10_000;
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    if (Date.now() > end) throw new Error(`nothing answers on port ${port}`);
    // eslint-disable-next-line house/promised-waits -- another program's port tells of nothing by itself
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
const identity = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (child.exitCode === null ? child.once('exit', () => resolve()) : resolve()));

/** One PostgreSQL in a folder of its own: its programs' folder, whose user it runs as, where its data lies. */
interface Place {
  readonly programs: string;
  readonly who: { uid?: number; gid?: number };
  readonly folder: string;
}

const makePlace = (kept?: string): Place => {
  const programs = postgresFolder();
  if (!programs) throw new Error('PostgreSQL is not installed');
  if (kept !== undefined) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'vesper-postgres-'));
  const who = identity();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  return { programs, who, folder };
};

/** Runs one of PostgreSQL's programs to its end. */
const run = async (
  { programs, who, folder }: Place,
  program: string,
  options: readonly string[],
): Promise<void> =>
  void (await promisify(execFile)(path.join(programs, program), options, { ...who, cwd: folder }));

const serve = async (place: Place, settings: readonly string[]): Promise<PostgresCluster> => {
  const { programs, who, folder } = place;
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const options = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      ...settings,
    ];
    child = spawn(
      path.join(programs, 'postgres'),
      ['-D', path.join(folder, 'data'), ...options.flatMap((option) => ['-c', option])],
      { ...who, cwd: folder, stdio: 'ignore' },
    );
    await waitForPort(port);
  };
  const end = (signal: NodeJS.Signals) => async () => {
    if (!child) return;
    child.kill(signal);
    await ended(child);
    child = undefined;
  };
  // Ends at once, without waiting for anybody.
  const stop = end('SIGQUIT');
  await start();
  return {
    port,
    url: `postgres://vesper@127.0.0.1:${port}/postgres`,
    pid: () => child?.pid ?? 0,
    start,
    stop,
    // Writes down what it has in memory first.
    rest: end('SIGINT'),
    promote: () => run(place, 'pg_ctl', ['promote', '-D', path.join(folder, 'data'), '-w']),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * A PostgreSQL of its own on loopback, in a temporary folder, or in `kept`, where the data of an earlier start is found again.
 * @throws Error when PostgreSQL is not installed
 */
export const startPostgres = async (
  settings: readonly string[] = [],
  kept?: string,
): Promise<PostgresCluster> => {
  const place = makePlace(kept);
  const data = path.join(place.folder, 'data');
  if (existsSync(path.join(data, 'PG_VERSION'))) return serve(place, settings);
  await run(place, 'initdb', [
    '-D',
    data,
    '-U',
    'vesper',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  return serve(place, settings);
};

/** A standby that follows another PostgreSQL until it is promoted; its copy of the data is made now. */
export const startStandby = async (
  of: PostgresCluster,
  settings: readonly string[] = [],
): Promise<PostgresCluster> => {
  const place = makePlace();
  await run(place, 'pg_basebackup', [
    '-D',
    path.join(place.folder, 'data'),
    '-d',
    of.url,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
    '--no-sync',
  ]);
  return serve(place, settings);
};
