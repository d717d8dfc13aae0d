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

/** Milliseconds of work by part, of a profile of the processor (what a function does itself counts for its own part). */
export const sumByPart = ({
  nodes,
  samples = [],
  timeDeltas = [],
}: Profiler.Profile): Map<string, number> => {
  const partOfNode = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const sums = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const part = partOfNode.get(id);
    // The time up to the next sample is the one that was seen here.
    const ms = (timeDeltas[index + 1] ?? 0) / 1000;
    if (part) sums.set(part, (sums.get(part) ?? 0) + ms);
  }
  return sums;
};
