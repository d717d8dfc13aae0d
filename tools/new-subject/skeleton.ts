import type { SubjectNames } from './subject-names.ts';

/** New files by their path from the workspace's root. */
export type Skeleton = Readonly<Record<string, string>>;

/** Its files on the server, with a test. */
const serverFiles = ({ folder, camel }: Pick<SubjectNames, 'folder' | 'camel'>): Skeleton => ({
  [`apps/server/src/${folder}/subject.ts`]: `import { members } from '../platform/subject/access-row.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { ${camel}Handlers } from './calls.ts';

/** What ${folder} is, in a sentence. */
export const ${camel}Subject = defineSubject({
  name: '${folder}',
  calls: ${camel}Handlers,
  access: { ${camel}: { outcomes: members('ok') } },
  // Its part of the whole, as far as it has one: jobs, rounds, personalData, exportData, purge, whenBlocked …
});
`,
  [`apps/server/src/${folder}/calls.ts`]: `import type { CallHandlers } from '../platform/http/call-acts.ts';
import { count } from './repository.ts';

export const ${camel}Handlers = {
  ${camel}: async (services, { member }) => ({ count: await count(services.db, member.id) }),
} satisfies CallHandlers;
`,
  [`apps/server/src/${folder}/repository.ts`]: `import type { Database } from '../platform/database/database.ts';

/** Stands for the subject's first question to its own tables, which its \`tables.ts\` adds to \`Tables\`. */
export const count = async (db: Database, member: string): Promise<number> =>
  (await db.selectFrom('members').select('id').where('id', '=', member).execute()).length;
`,
  [`apps/server/src/${folder}/${folder}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

it('answers a member', async () => {
  const member = await server.member();
  expect((await member.call('${camel}')).body).toEqual({ count: 1 });
});
`,
});

/** The files of a new subject on every floor: rule, contract, server, screen. They compile, and their test runs. */
export const skeletonOf = ({ folder, camel }: SubjectNames): Skeleton => ({
  [`libs/domain/src/${folder}/${folder}.ts`]: `/** The rule of ${folder}; the server judges by it, the browser shows it. */
export const ${camel}Limit = 1;
`,
  [`libs/contract/src/${folder}/calls.ts`]: `import type { SubjectCalls } from '../define-contract.ts';

/** What can be asked of ${folder}. Where each call is found, and who may make it. */
export const ${camel}Calls = {
  ${camel}: { method: 'GET', path: '/api/${folder}.php', access: 'member' },
} as const satisfies SubjectCalls;
`,
  [`libs/contract/src/${folder}/schemas.ts`]: `import { z } from 'zod';

/** What each call takes and answers. */
export const ${camel}Schemas = {
  ${camel}: { answer: z.object({ count: z.number().int() }) },
};
`,
  ...serverFiles({ folder, camel }),
  [`apps/members/app/features/${folder}/${folder}-view.ts`]: `import type { CallAnswer } from '@vesper/contract';

/** What a screen of ${folder} shows. */
export const ${camel}View = ({ count }: CallAnswer<'${camel}'>): string => String(count);
`,
});

/** A line that goes into a list. */
export interface ListLine {
  readonly file: string;
  /** It goes behind the last line that looks like this. */
  readonly like: RegExp;
  readonly line: string;
}

/** What a list wants to know of a new subject: its line, with the import above where the list is one of objects. */
export const listLines = ({ folder, camel }: SubjectNames): readonly ListLine[] => [
  {
    file: 'libs/contract/src/call-table.ts',
    like: /^import \{ \w+Calls \} from/,
    line: `import { ${camel}Calls } from './${folder}/calls.ts';`,
  },
  { file: 'libs/contract/src/call-table.ts', like: /^ {2}\w+Calls,$/, line: `  ${camel}Calls,` },
  {
    file: 'libs/contract/src/call-schemas.ts',
    like: /^import \{ \w+Schemas \} from/,
    line: `import { ${camel}Schemas } from './${folder}/schemas.ts';`,
  },
  {
    file: 'libs/contract/src/call-schemas.ts',
    like: /^ {2}\.\.\.\w+Schemas,$/,
    line: `  ...${camel}Schemas,`,
  },
  {
    file: 'apps/server/src/subjects.ts',
    like: /^import \{ \w+Subject \} from/,
    line: `import { ${camel}Subject } from './${folder}/subject.ts';`,
  },
  { file: 'apps/server/src/subjects.ts', like: /^ {2}\w+Subject,$/, line: `  ${camel}Subject,` },
  {
    file: 'apps/server/src/access/statements.ts',
    like: /^ {2}\w+: \w+(\(\d+\))?,$/,
    line: `  ${camel}: read,`,
  },
  {
    // In the middle of the sentence that names them all: its last line ends with a semicolon.
    file: 'docs/where-things-live.md',
    like: /^(Subjects: )?[a-z-]+(, [a-z-]+)*,$/,
    line: `${folder},`,
  },
];

/**
 * The text of a file with a line more in one of its lists.
 * @throws Error when the file has no such list, or the line already
 */
export const withLine = (text: string, { file, like, line }: ListLine): string => {
  const lines = text.split('\n');
  if (lines.includes(line)) throw new Error(`${file} has the line already: ${line.trim()}`);
  const place = lines.findLastIndex((one) => like.test(one)) + 1;
  if (place === 0) throw new Error(`${file} has no list for: ${line.trim()}`);
  return lines.toSpliced(place, 0, line).join('\n');
};
