import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const workspace = path.join(import.meta.dirname, '../..');
/** The linter as it is set up for this house, asked for SQL alone. */
const eslint = new ESLint({
  cwd: workspace,
  flags: ['unstable_native_nodejs_ts_config'],
  overrideConfigFile: path.join(workspace, 'eslint.config.ts'),
  ruleFilter: ({ ruleId }) => ['no-restricted-syntax', 'house/sql'].includes(ruleId),
});
const saidOf = async (filePath: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath });
  return [...new Set(result?.messages.map(({ message }) => message))];
};
const refused = ['SQL stands in repository.ts.'];

describe('SQL', () => {
  it.each([
    "db.selectFrom('members')",
    "db['selectFrom']('members')",
    "db[`insertInto`]('members')",
    "db?.updateTable('members')",
    "db.with('a', (own) => own.deleteFrom('members'))",
    "db.mergeInto('members')",
    "db.replaceInto('members')",
    'db.selectNoFrom([])',
    'db.executeQuery({ sql: "select 1", parameters: [] })',
    "db.schema.alterTable('members')",
    "db.schema.createIndex('members_by_name')",
    'const { selectFrom } = db;',
    "const { ['selectFrom']: from } = db;",
    'const { selectFrom: from = null } = db;',
    'const read = ({ insertInto }) => insertInto;',
    'const from = db.selectFrom;',
    'sql`select 1`',
    "import { sql } from 'kysely';",
    "import { sql as s } from 'kysely';\ns`select 1`;",
    "import { type Selectable, sql as s } from 'kysely';",
    "import * as k from 'kysely';\nk.sql`select 1`;",
    "import { CompiledQuery as Made } from 'kysely';\nMade.raw('select 1');",
    "import { sql as s } from './handed-on.ts';\ns.raw('select 1');",
    "export { sql as s } from 'kysely';",
    "export * from 'kysely';",
    "const { sql: s } = await import('kysely');",
    "const k = await import('kysely');",
    "import pg from 'pg';",
  ])(
    'is seen as %s',
    async (code) => {
      expect(await saidOf('apps/server/src/chat/planted.ts', code)).toContain(refused[0]);
      expect(await saidOf('apps/server/src/chat/planted-repository.ts', code)).not.toContain(refused[0]);
    },
    60_000,
  );

  it.each(['', 'database/', 'http/', 'http/pages/', 'live/', 'outbox/', 'rounds/', 'services/', 'subject/'])(
    'is seen on the common floor, in platform/%s',
    async (room) => {
      const place = `apps/server/src/platform/${room}`;
      for (const code of ["db.selectFrom('outbox');", 'sql`select 1`;']) {
        expect(await saidOf(`${place}planted.ts`, code)).toEqual(refused);
        expect(await saidOf(`${place}planted-repository.ts`, code)).toEqual([]);
      }
    },
    60_000,
  );

  it('has its way to the database', async () => {
    for (const file of ['drivers/planted.ts', 'database.ts', 'together.ts'])
      expect(await saidOf(`apps/server/src/platform/database/${file}`, 'db.executeQuery(query);')).toEqual(
        [],
      );
  });

  it.each([
    "import type { Insertable } from 'kysely';",
    "import { type Insertable, type Selectable } from 'kysely';",
    "export type { Insertable } from 'kysely';",
    "import { deleteFromList, sqlOf } from './lists.ts';\ndeleteFromList(sqlOf);",
    "const made = { selectFrom: 1, sql: '' };",
    'const found = list[selectFrom];',
  ])(
    'is none in %s',
    async (code) => {
      expect(await saidOf('apps/server/src/chat/planted.ts', code)).toEqual([]);
    },
    60_000,
  );
});
