import { createProjectGraphAsync } from '@nx/devkit';
import { expect, it } from 'vitest';

process.env.NX_DAEMON = 'false';
const { dependencies } = await createProjectGraphAsync();
const usedBy = (project: string): string[] =>
  (dependencies[project] ?? []).map(({ target }) => target).filter((target) => !target.startsWith('npm:'));

/** Without them a build would be taken from the cache though a library it holds has changed, and the quick run test too little. */
it('knows by the imports which project uses which', () => {
  expect(usedBy('@vesper/members')).toEqual(
    expect.arrayContaining([
      '@vesper/api-client',
      '@vesper/contract',
      '@vesper/domain',
      '@vesper/i18n',
      '@vesper/session',
      '@vesper/ui',
    ]),
  );
  expect(usedBy('@vesper/server')).toEqual(expect.arrayContaining(['@vesper/contract', '@vesper/domain']));
  // Shown by a pattern of files and by no import.
  expect(usedBy('@vesper/storybook')).toEqual(expect.arrayContaining(['@vesper/members', '@vesper/ui']));
  expect(usedBy('@vesper/domain')).toEqual([]);
});
