/**
 * `npm run bench`: runs the benchmarks one after the other, each short enough to be run beside other work, and prints one
 * table of all that they measure, with the load of the machine. Nothing passes or fails. ONLY (`chat,calls`) chooses some; what
 * a benchmark reads from the environment by itself goes before what is set here. The pages must have been built.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../run/child.ts';
import { type NotedRow, readRows, rowsFile, tableOf } from './rows.ts';

interface Program {
  /** Of `package.json`, without `bench:`. */
  readonly script: string;
  /** How it is to be told apart from the same script with other settings. */
  readonly settings: Readonly<Record<string, string>>;
}

const programs: Readonly<Record<string, Program>> = {
  calls: { script: 'calls', settings: {} },
  // Its world takes minutes to fill and is kept for the next time.
  'search-million': { script: 'calls', settings: { PROFILES: '1000000', CALLS: 'search' } },
  search: { script: 'search', settings: { ROUNDS: '1' } },
  'search-embedded': { script: 'search', settings: { EMBEDDED: 'yes', ROUNDS: '1' } },
  'search-signs': { script: 'search', settings: { SIGNS: 'yes' } },
  'search-fresh': { script: 'search', settings: { FRESH: 'yes' } },
  pages: { script: 'pages', settings: {} },
  profiles: { script: 'profiles', settings: {} },
  chat: { script: 'chat', settings: { ROUNDS: '3', SECONDS: '4' } },
  'chat-size': { script: 'chat-size', settings: {} },
  ledger: { script: 'ledger', settings: { ROUNDS: '3' } },
  'login-timing': { script: 'login-timing', settings: {} },
  'login-guesses': { script: 'login-guesses', settings: {} },
  'chat-keys': { script: 'chat-keys', settings: {} },
  'first-view': { script: 'first-view', settings: { RUNS: '1' } },
};

const wanted = process.env.ONLY?.split(',');
const names = Object.keys(programs).filter((name) => wanted?.includes(name) ?? true);
const folder = mkdtempSync(path.join(tmpdir(), 'vesper-bench-rows-'));
const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const rows: NotedRow[] = [];
const ended: string[] = [];

for (const name of names) {
  const { script, settings } = programs[name] ?? { script: name, settings: {} };
  const file = path.join(folder, name);
  writeFileSync(file, '');
  const [began, before] = [performance.now(), load()];
  const code = await run('npm', ['run', '-s', `bench:${script}`], {
    ...settings,
    ...own(settings),
    [rowsFile]: file,
    // It chooses among benchmarks here; one of them chooses among its own screens by the same name.
    ONLY: undefined,
  });
  const command = [
    ...Object.entries({ ...settings, ...own(settings) }).map(([key, value]) => `${key}=${value}`),
    script,
  ];
  rows.push(...readRows(file).map((row) => ({ ...row, command: command.join(' ') })));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  ended.push(`${name}: ${seconds} s, load ${before} to ${load()}${code === 0 ? '' : `, ended with ${code}`}`);
}

/** What of these somebody has set by themselves. */
function own(settings: Readonly<Record<string, string>>): Record<string, string> {
  const set = Object.keys(settings).flatMap((key) => {
    const value = process.env[key];
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(set) as Record<string, string>;
}

rmSync(folder, { recursive: true });
process.stdout.write(`\n${tableOf(rows)}\n\n${ended.join('\n')}\n`);
