/**
 * `npm run sizes`: what each component of the kit adds to a page that has React already (gzip, minified, with its
 * libraries), in a table from the largest down. Parts that a component loads later are counted by themselves.
 */
import { gzipSync } from 'node:zlib';
import * as path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../run/child.ts';
import { componentNames } from './component-names.ts';

const entry = 'kit-size-entry';

/** A module that exports one component of the kit and nothing else. */
const single = (name: string): Plugin => ({
  name: 'vesper:kit-size',
  resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null),
  load: (id) =>
    id === `\0${entry}`
      ? `export { ${name} } from ${JSON.stringify(path.join(root, 'libs/ui/src/index.ts'))};`
      : null,
});

interface Size {
  readonly name: string;
  readonly first: number;
  readonly later: number;
}

const gzip = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);

const sizeOf = async (name: string): Promise<Size> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [single(name)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path.join(root, entry), formats: ['es'] },
      rolldownOptions: { external: [/^react(\/|$)/, /^react-dom(\/|$)/, /\.scss$/, /\.css$/] },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  const walk = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const file of chunk.imports) walk(byFile.get(file));
  };
  walk(chunks.find(({ isEntry }) => isEntry));
  return { name, first: gzip([...first]), later: gzip(chunks.filter((chunk) => !first.has(chunk))) };
};

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);
const sizes: Size[] = [];
for (const name of componentNames()) sizes.push(await sizeOf(name));
sizes.sort((a, b) => b.first - a.first);
const width = Math.max(...sizes.map(({ name }) => name.length));
console.log(`${'component'.padEnd(width)}  KB gzip  loaded later`);
for (const { name, first, later } of sizes)
  console.log(`${name.padEnd(width)}  ${kilobytes(first)}  ${later > 0 ? kilobytes(later) : ''}`);
