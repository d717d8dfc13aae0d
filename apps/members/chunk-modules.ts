import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes beside the browser's build which modules each of its files is made of (`build/chunk-modules.json`: file → paths
 * from the workspace's root, without packages). `tools/sizes/first-load.ts` judges the frame by it.
 */
export const chunkModules = (workspace: string): Plugin => ({
  name: 'vesper:chunk-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: ({ dir = '.' }, bundle) => {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, Object.keys(file.modules)] as const] : [],
    );
    const own = files.map(([file, modules]) => [
      file,
      modules
        .map((module) => path.relative(workspace, module.split('?')[0] ?? module))
        .filter(
          (module) => !module.startsWith('..') && !module.includes('node_modules') && !module.includes('\0'),
        ),
    ]);
    writeFileSync(
      path.join(dir, '../chunk-modules.json'),
      `${JSON.stringify(Object.fromEntries(own), null, 1)}\n`,
    );
  },
});
