import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './child.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** Where this branch left the main one; on the main branch itself, what came last. @throws Error without a history */
const findBase = (): string => {
  const base = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', name);
    } catch {
      return false;
    }
  });
  if (!base) throw new Error('there is no main branch to compare with');
  return git('merge-base', base, 'HEAD');
};

/** Nx's names of the projects with tests of their own, which it knows by their `vitest.config.ts`. */
const projectsWithTests = (...which: readonly string[]): string[] => {
  const nx = path.join(root, 'node_modules/.bin/nx');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const args = ['show', 'projects', '--with-target=test', '--json', ...which];
  const output = execFileSync(nx, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  // Vitest calls a project by the last part of its path.
  return (JSON.parse(output) as string[]).map((name) => name.replace('@vesper/', ''));
};

/**
 * The Vitest projects that changes since the main branch, uncommitted ones too, can have broken, as Nx sees it; all of
 * them, and why, when that can not be told.
 */
export const findAffected = (): { readonly projects: readonly string[]; readonly why: string } => {
  try {
    const base = findBase();
    return {
      projects: projectsWithTests('--affected', `--base=${base}`),
      why: `affected by changes since ${base.slice(0, 10)}`,
    };
  } catch (error) {
    return {
      projects: projectsWithTests(),
      why: `all: ${error instanceof Error ? error.message.split('\n', 1)[0] : ''}`,
    };
  }
};
