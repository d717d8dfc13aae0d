import type { ModulePreloadOptions, Plugin } from 'vite';

/**
 * Which files a part that comes later still needs. The build writes the names of all files below such a part into the one
 * that asks for it, also of those that have long been there because that file imports them itself; every name weighs.
 */
export const newPreloads = (): { plugin: Plugin; modulePreload: ModulePreloadOptions } => {
  const imports = new Map<string, readonly string[]>();
  const below = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of imports.get(file) ?? []) below(imported, found);
    return found;
  };
  return {
    plugin: {
      name: 'vesper:new-preloads',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: {
        // Before the names are written.
        order: 'pre',
        handler: (_options, bundle) => {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') imports.set(file.fileName, file.imports);
        },
      },
    },
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) => {
        const there = below(hostId);
        return needed.filter((file) => !there.has(file));
      },
    },
  };
};
