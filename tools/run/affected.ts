import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
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

/** The project of a folder by what Vitest calls it: the last part of its path. */
const projectName = (nxName: string): string => nxName.replace('@vesper/', '');

const projectsWithTests = (): string[] =>
  ['libs', 'apps', '.']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)))
    .filter((folder) => {
      try {
        return readdirSync(path.join(root, folder)).includes('vitest.config.ts');
      } catch {
        return false;
      }
    })
    .map((folder) => path.basename(folder))
    .filter((name) => name !== '.storybook');

/**
 * The Vitest projects that changes since the main branch, uncommitted ones too, can have broken, as Nx sees it; all of
 * them, and why, when that can not be told.
 */
export const findAffected = (): { readonly projects: readonly string[]; readonly why: string } => {
  const all = projectsWithTests();
  try {
    const base = findBase();
    const nx = path.join(root, 'node_modules/.bin/nx');
    const args = ['show', 'projects', '--affected', `--base=${base}`, '--json'];
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
    const output = execFileSync(nx, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    const affected = new Set((JSON.parse(output) as string[]).map(projectName));
    return {
      projects: all.filter((name) => affected.has(name)),
      why: `affected by changes since ${base.slice(0, 10)}`,
    };
  } catch (error) {
    return { projects: all, why: `all: ${error instanceof Error ? error.message.split('\n', 1)[0] : ''}` };
  }
};
