import { type JsMinifyOptions, minify, version } from '@swc/core';
import type { Plugin } from 'vite';

const options: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  compress: { ecma: 2022, module: true, toplevel: true, passes: 3 },
  mangle: { toplevel: true },
  format: { ecma: 2022 },
};

/** Makes the browser's scripts smaller once more: what the bundler leaves of them packs into a hundredth more. */
export const smallScripts = (): Plugin => ({
  name: 'vesper:small-scripts',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  // A file's name is made before: whatever is done here is part of it.
  augmentChunkHash: () => version + JSON.stringify(options),
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = (await minify(file.code, options)).code;
    },
  },
});
