import path from 'node:path';
import type { Plugin } from 'vite';

const ours = path.join(import.meta.dirname, 'load-route-module.ts');
const importedBy = /\/react-router\/dist\/production\/lib\/dom\/ssr\/[\w-]+\.js$/;

/**
 * Puts our way of loading a screen's code in the place of React Router's, which loads the page anew at each failure, as
 * often as somebody tries, and without a network too.
 */
export const routeModules = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'vesper:route-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) => {
      if (source !== './routeModules.js' || !importedBy.test(importer ?? '')) return undefined;
      isReplaced = true;
      return ours;
    },
    // Another version of React Router may keep that function elsewhere: then the build says so.
    buildEnd: (error) => {
      if (!error && !isReplaced)
        throw new Error('React Router loads its screens in another way: see route-modules.ts');
    },
  };
};
