import path from 'node:path';
import type { Plugin } from 'vite';

/** A module of a library that gives its place to one of ours in what browsers load. */
interface StandIn {
  /** As the library itself asks for it. */
  readonly source: string;
  /** Which of the library's modules ask. */
  readonly importer: RegExp;
  /** Ours, in this folder. */
  readonly file: string;
}

const router = (folder: string): RegExp =>
  new RegExp(`/react-router/dist/production/(lib/${folder}/[\\w-]+|index)\\.js$`);

const standIns: readonly StandIn[] = [
  // Theirs loads the page anew at each failure, as often as somebody tries, and without a network too.
  { source: './routeModules.js', importer: router('dom/ssr'), file: 'router/load-route-module.ts' },
  // A page knows all of its addresses from the start (`routeDiscovery` in `react-router.config.ts`).
  { source: './lib/dom/ssr/fog-of-war.js', importer: router('none'), file: 'router/route-discovery.ts' },
  { source: './fog-of-war.js', importer: router('dom/ssr'), file: 'router/route-discovery.ts' },
  // Theirs ranks all addresses before it answers which routes the page has.
  { source: './matcher.js', importer: router('router'), file: 'router/matcher.ts' },
  // Theirs can fetch pages ahead; ours are small and near.
  { source: './links.js', importer: /\/dom\/ssr\/components\.js$/, file: 'router/route-links.ts' },
  // The root has an error screen and a document of its own; theirs bring a second way to write all scripts.
  {
    source: './lib/dom/ssr/errorBoundaries.js',
    importer: router('none'),
    file: 'router/last-error-page.tsx',
  },
  { source: './errorBoundaries.js', importer: router('dom/ssr'), file: 'router/last-error-page.tsx' },
  // Nobody listens to what the router does.
  { source: './instrumentation.js', importer: router('router'), file: 'router/instrumentation.ts' },
  // Theirs also knows strokes, providers and colours of every kind.
  {
    source: '../createLucideIcon.mjs',
    importer: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    file: 'lucide-icon.tsx',
  },
];

/** Modules that a library keeps to itself, for what stands in for them and still needs them. */
const kept: Readonly<Record<string, string>> = {
  'react-router/matcher': 'react-router/dist/production/lib/router/matcher.js',
};
const packages = path.join(import.meta.dirname, '../../../node_modules');

const inBrowsers: Pick<Plugin, 'enforce' | 'apply' | 'applyToEnvironment'> = {
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
};

/** Vite writes its helper itself, and its importers ask for it by this name only. */
const preloadHelper = (): Plugin => {
  const ours = path.join(import.meta.dirname, 'preload.ts');
  return {
    name: 'vesper:preload-helper',
    ...inBrowsers,
    load: (id) => (id === '\0vite/preload-helper.js' ? `export * from ${JSON.stringify(ours)};` : undefined),
  };
};

/** What ES modules ask for, and what they get; React's own files and ours ask for the library itself. */
const asModules: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react/jsx-runtime': 'jsx-runtime.ts',
};
const commonJs = /\/node_modules\/(react|react-dom|scheduler)\/|\/stand-ins\/(react|jsx-runtime)\.ts$/;

const reactAsModule = (): Plugin => ({
  name: 'vesper:react-as-module',
  ...inBrowsers,
  resolveId: (source, importer = '') => {
    const file = asModules[source];
    return file === undefined || commonJs.test(importer) ? undefined : path.join(import.meta.dirname, file);
  },
  // Of a name that is asked for as `React.name` the bundler only warns, and writes `undefined`: then the build stops as well.
  onLog: (_level, { code, message }) => {
    if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message);
  },
});

const modules = (): Plugin => {
  const unused = new Set(standIns);
  return {
    name: 'vesper:library-stand-ins',
    ...inBrowsers,
    resolveId: (source, importer = '') => {
      const found = standIns.find((one) => one.source === source && one.importer.test(importer));
      if (!found) return source in kept ? path.join(packages, kept[source] ?? '') : undefined;
      unused.delete(found);
      return path.join(import.meta.dirname, found.file);
    },
    // Another version of a library may keep it elsewhere: then the build says so.
    buildEnd: (error) => {
      const [missed] = unused;
      if (!error && missed) throw new Error(`No module asks for ${missed.source}: see stand-ins.ts`);
    },
  };
};

/**
 * Puts what is in this folder into the place of modules of libraries, whose own do more than we need or something else, in
 * the code for browsers.
 */
export const libraryStandIns = (): Plugin[] => [modules(), reactAsModule(), preloadHelper()];
