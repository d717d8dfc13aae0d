import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { depConstraints, mayImport, type ProjectTag } from '../lint-boundaries.ts';

const root = path.join(import.meta.dirname, '../..');

interface Project {
  readonly name: string;
  readonly folder: string;
  readonly tag: ProjectTag;
}

const sourceFolder: Readonly<Record<string, string>> = { members: 'app', tools: '.', '.storybook': '.' };
let projects: Project[] = [];
let linter: ESLint;

beforeAll(async () => {
  process.env.NX_DAEMON = 'false';
  const graph = await createProjectGraphAsync();
  projects = Object.values(graph.nodes).flatMap(({ name, data }) =>
    (data.tags ?? [])
      .filter((tag): tag is ProjectTag => tag in mayImport)
      .map((tag) => ({ name, folder: data.root, tag })),
  );
  linter = new ESLint({
    cwd: root,
    flags: ['unstable_native_nodejs_ts_config'],
    overrideConfigFile: path.join(root, 'eslint.config.ts'),
    // A pair that is forbidden upwards is a cycle as well, which would be reported first and prove nothing about tags.
    overrideConfig: {
      rules: {
        '@nx/enforce-module-boundaries': [
          'error',
          {
            depConstraints,
            checkDynamicDependenciesExceptions: ['.*'],
            ignoredCircularDependencies: projects.flatMap((from) =>
              projects.map((to) => [from.name, to.name]),
            ),
          },
        ],
      },
    },
    // Boundaries alone are asked for: everything else has the linter's own run.
    ruleFilter: ({ ruleId }) => ruleId === '@nx/enforce-module-boundaries',
  });
}, 120_000);

/** A real file of each program: programs have no entry, so that only a path could reach into them. */
const programFile: Readonly<Record<string, string>> = {
  server: 'src/main.ts',
  members: 'app/root.tsx',
  'payment-sandbox': 'src/main.ts',
  e2e: 'playwright.config.ts',
  '.storybook': 'preview.tsx',
};

const specifierOf = (from: string, to: Project): string => {
  const program = programFile[path.basename(to.folder)];
  if (program) return path.relative(path.dirname(from), path.join(root, to.folder, program));
  return to.tag === 'type:tools' ? `${to.name}/benchmarks` : to.name;
};

const refusals = async (from: Project, to: Project): Promise<string[]> => {
  const base = path.basename(from.folder);
  const file = path.join(root, from.folder, sourceFolder[base] ?? 'src', 'boundary-probe.ts');
  const text = `import * as other from '${specifierOf(file, to)}';\nexport const probe = other;\n`;
  const [result] = await linter.lintText(text, { filePath: file });
  return (result?.messages ?? []).map((message) => message.message);
};

describe('project boundaries', () => {
  it('gives every project exactly one known tag', () => {
    expect(projects.map((project) => project.tag).sort()).toEqual(Object.keys(mayImport).sort());
  });

  it('names only libraries with one entry in the workspace', () => {
    for (const { folder } of projects.filter((project) => project.folder.startsWith('libs/'))) {
      const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        exports: Record<string, string>;
      };
      expect(exports['.'], folder).toMatch(/^\.\/src\/index\.ts$/);
    }
  });

  it('forbids every pair of tags that the table does not allow, and allows the others', async () => {
    const wrong: string[] = [];
    for (const from of projects)
      for (const to of projects) {
        if (from.tag === to.tag) continue;
        const allowed = (mayImport[from.tag] as readonly string[]).includes(to.tag);
        const found = await refusals(from, to);
        if (allowed && found.length > 0)
          wrong.push(`${from.tag} → ${to.tag} is allowed but refused: ${found[0]}`);
        if (!allowed && found.length === 0)
          wrong.push(`${from.tag} → ${to.tag} is forbidden but passes: ${found.join(' | ')}`);
      }
    expect(wrong).toEqual([]);
  }, 300_000);
});
