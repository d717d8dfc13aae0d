import { type JsMinifyOptions, minify, version } from '@swc/core';
import type { Plugin } from 'vite';
import { withListedMessages } from './listed-messages.ts';

const options: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  compress: { ecma: 2022, module: true, toplevel: true, passes: 3 },
  mangle: { toplevel: true },
  format: { ecma: 2022 },
};

/**
 * Has the browser read a script's functions where it reads the script, beside the page, instead of when each is called, in
 * the page: of React that alone is 50 ms of a phone in one piece. Browsers that do not know it see a comment.
 */
const readAhead = '//# allFunctionsCalledOnLoad\n';
/** What is smaller is read before anybody notices, and would weigh more. */
const smallestReadAhead = 2000;

/**
 * Makes the browser's scripts smaller once more: what the bundler leaves of them packs into a hundredth more. Larger ones
 * are marked as to be read ahead.
 */
export const smallScripts = (): Plugin => ({
  name: 'vesper:small-scripts',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  // A file's name is made before: whatever is done here is part of it.
  augmentChunkHash: () => `${version} listed ${JSON.stringify(options)}${readAhead}`,
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') {
          const code = withListedMessages((await minify(file.code, options)).code);
          file.code = code.length < smallestReadAhead ? code : readAhead + code;
        }
    },
  },
});
