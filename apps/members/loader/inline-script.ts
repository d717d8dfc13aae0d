import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const suffix = '?inline-script';

/** A file as a script to be written into a page: without types, packed, in a scope of its own. It must import nothing. */
export const packScript = async (file: string): Promise<string> => {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  // What is named outside of all functions would be known to the whole page.
  const scope = `{${code.replace(/^export \{\};$/m, '')}}`;
  const packed = minifySync('script.js', scope, { module: false, mangle: { toplevel: true } });
  return packed.code.trim();
};

/** `import text from './file.ts?inline-script'` answers {@link packScript} of that file. */
export const inlineScript = (): Plugin => ({
  name: 'vesper:inline-script',
  enforce: 'pre',
  load: async (id) =>
    id.endsWith(suffix)
      ? `export default ${JSON.stringify(await packScript(id.slice(0, -suffix.length)))};`
      : null,
});
