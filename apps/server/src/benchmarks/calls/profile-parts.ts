import type { Profiler, Runtime } from 'node:inspector';

/** Parts of what the server does, and by what the file of a function is known; the first that fits counts. */
const parts: readonly (readonly [part: string, file: RegExp])[] = [
  ['Node.js', /^node:/],
  ['React', /\/node_modules\/(react|react-dom|scheduler)\//],
  ['React Router', /\/node_modules\/(react-router|@react-router|turbo-stream|@remix-run)\//],
  ['texts (FormatJS)', /\/node_modules\/(react-intl|@formatjs|intl-messageformat)\//],
  [
    'Fastify',
    /\/node_modules\/(fastify|@fastify|avvio|find-my-way|light-my-request|helmet|fast-json-stringify)\//,
  ],
  ['texts of statements (Kysely)', /\/node_modules\/kysely\//],
  ['client of PostgreSQL', /\/node_modules\/(pg|pg-[\w-]+|postgres-[\w-]+)\//],
  ['shapes (zod)', /\/node_modules\/(zod|fastify-type-provider-zod)\//],
  ['other packages', /\/node_modules\//],
  ['screens of the members app', /\/apps\/members\//],
  ['rules and contract', /\/libs\//],
  ['HTTP floor of ours', /\/apps\/server\/src\/platform\/http\//],
  ['database floor of ours', /\/apps\/server\/src\/platform\/database\//],
  ['common floor of ours', /\/apps\/server\/src\/platform\//],
  ['subjects of the server', /\/apps\/server\/src\//],
];

/** What the profiler says of itself, as we name it; what is idle is no work. */
const unnamed = new Map([
  ['(garbage collector)', 'collecting garbage'],
  ['(program)', 'native code'],
]);

const partOf = ({ functionName, url }: Runtime.CallFrame): string | undefined => {
  if (functionName === '(idle)' || functionName === '(root)') return undefined;
  return unnamed.get(functionName) ?? parts.find(([, file]) => file.test(url))?.[0] ?? 'native code';
};

/** Milliseconds by what is asked of each node of a profile; a node that answers undefined counts for nothing. */
const sumNodes = (
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  nameOf: (node: Profiler.ProfileNode) => string | undefined,
): Map<string, number> => {
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
  const sums = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id);
    // The time up to the next sample is the one that was seen here.
    const ms = (timeDeltas[index + 1] ?? 0) / 1000;
    if (name) sums.set(name, (sums.get(name) ?? 0) + ms);
  }
  return sums;
};

/** Milliseconds of work by part, of a profile of the processor (what a function does itself counts for its own part). */
export const sumByPart = (profile: Profiler.Profile): Map<string, number> =>
  sumNodes(profile, ({ callFrame }) => partOf(callFrame));

/** Milliseconds that React has rendered, with all that it has called meanwhile: screens, texts, what they are made of. */
export const renderingMs = (profile: Profiler.Profile): number => {
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const ofReact = new Set(
    profile.nodes.filter(({ callFrame }) => partOf(callFrame) === 'React').map(({ id }) => id),
  );
  const isWithin = (id: number | undefined): boolean =>
    id !== undefined && (ofReact.has(id) || isWithin(parents.get(id)));
  const name = 'rendering';
  return sumNodes(profile, ({ id }) => (isWithin(id) ? name : undefined)).get(name) ?? 0;
};
