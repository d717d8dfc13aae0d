import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from 'eslint';
import type { RoomTable } from './lint-rooms.ts';

const startsWithFolder = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** The room of a file among those that `features/*` makes, or `./*`: the folder that it stands in. */
const kindRoomOf = (kind: string, file: string): string[] => {
  const [own = '', ...within] = (kind === '.' ? file : file.slice(kind.length + 1)).split('/');
  const isWithin = kind === '.' || startsWithFolder(file, kind);
  return isWithin && within.length > 0 ? [path.posix.join(kind, own)] : [];
};

/**
 * The room a file stands in, by its path below the table's root: the longest name that fits it, with the folder's own name
 * for `features/*`. Null where the table has no room for it.
 */
export const roomOf = ({ rooms }: RoomTable, file: string): string | null => {
  const candidates = Object.keys(rooms).flatMap((room) => {
    if (room === '.') return file.includes('/') ? [] : ['.'];
    if (room.endsWith('/*')) return kindRoomOf(room.slice(0, -2), file);
    return file === room || startsWithFolder(file, room) ? [room] : [];
  });
  return candidates.sort((a, b) => b.length - a.length)[0] ?? null;
};

/** The table's own name for a room: `features/*` for `features/chat`. */
const rowOf = ({ rooms }: RoomTable, room: string): string =>
  room in rooms ? room : `${path.posix.dirname(room)}/*`;

/**
 * What is wrong with a table itself, a sentence each: rooms that are named and do not exist in it, and rooms that import
 * each other, directly or around several corners (of a knot of circles at least one).
 */
export const tableProblems = (table: RoomTable): string[] => {
  const { rooms } = table;
  const problems: string[] = [];
  for (const [room, allowed] of Object.entries(rooms)) {
    for (const other of allowed.filter((name) => !(name in rooms)))
      problems.push(`${room} may import ${other}, which is no room of ${table.root}`);
  }
  const seen = new Set<string>();
  const walk = (room: string, way: readonly string[]): void => {
    const back = way.indexOf(room);
    if (back >= 0) problems.push(`a circle: ${[...way.slice(back), room].join(' -> ')}`);
    if (back >= 0 || seen.has(room)) return;
    for (const other of rooms[room] ?? []) walk(other, [...way, room]);
    seen.add(room);
  };
  for (const room of Object.keys(rooms)) walk(room, []);
  return problems;
};

interface Place {
  readonly table: RoomTable;
  /** The workspace's root on this machine, with `/` between its parts. */
  readonly workspace: string;
  /** From the table's root. */
  readonly file: string;
}

/** Where a file stands in each table that has it: a room may have a table of its own, for the rooms within. */
const placesOf = (tables: readonly RoomTable[], workspace: string, filename: string): Place[] => {
  const fromWorkspace = path.relative(workspace, filename).split(path.sep).join('/');
  return tables
    .filter(({ root }) => startsWithFolder(fromWorkspace, root))
    .map((table) => ({ table, workspace, file: fromWorkspace.slice(table.root.length + 1) }));
};

/** The file below the root that a relative specifier means; null when it leads out of the root. */
const targetOf = ({ table, workspace, file }: Place, specifier: string): string | null => {
  // A route's generated types stand beside it, for who does not look.
  const [bare = ''] = specifier.replace('+types/', '').split('?');
  const target = path.posix.join(path.posix.dirname(file), bare);
  if (target.startsWith('..')) return null;
  // A folder stands for its entry.
  const isFile = path.posix.extname(target) !== '' || !existsSync(path.join(workspace, table.root, target));
  return isFile ? target : `${target}/index.ts`;
};

const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/** Why a file may not import what stands in that room, called `target`; null when it may. */
const roomRefusalOf = ({ table, file }: Place, target: string, other: string | null): string | null => {
  const room = roomOf(table, file);
  if (room === null) return null;
  if (other === null) return `'${target}' stands in no room of ${table.root}.`;
  if (other === room || table.rooms[rowOf(table, room)]?.includes(rowOf(table, other))) return null;
  if (isTest(file) && table.forTests?.includes(rowOf(table, other))) return null;
  return `'${room}' may not import '${other}' (tools/lint-rooms.ts).`;
};

/** Why a file may not import that; null when it may. */
const refusalOf = (place: Place, specifier: string, isLater: boolean): string | null => {
  const { table, file } = place;
  const target = targetOf(place, specifier);
  if (target === null || (isLater && table.later?.[file]?.includes(target))) return null;
  return roomRefusalOf(place, target, roomOf(table, target));
};

/** Why a file may not import all that a pattern with `*` may lead to, rooms within the room it names among them. */
const patternRefusalOf = (place: Place, pattern: string): string | null => {
  const { table, file } = place;
  const target = path.posix.join(path.posix.dirname(file), pattern);
  if (target.startsWith('..'))
    return `'${pattern}' leads out of ${table.root}: import what is meant by name.`;
  const written = target.slice(0, target.search(/[*?{[(]/));
  const above = written.slice(0, written.lastIndexOf('/') + 1);
  const isDeep = above !== '' && target.slice(above.length).includes('/');
  const within = Object.keys(table.rooms).filter((room) => isDeep && room.startsWith(above));
  const reached = [roomOf(table, target), ...within];
  return (
    reached.map((other) => roomRefusalOf(place, target, other)).find((reason) => reason !== null) ?? null
  );
};

/** As much of a specifier's node as is looked at. */
interface Specifier {
  readonly type?: string;
  readonly value?: unknown;
  /** Of a template: its written-out pieces, one more than what is put in. */
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
  /** Of a list of patterns. */
  readonly elements?: readonly (Specifier | null)[];
}

/** Where a specifier leads, be it a string or a template, with `*` for what is put into it; undefined where it is reckoned. */
const textOf = ({ value, quasis }: Specifier): unknown =>
  quasis ? quasis.map((piece) => piece.value.cooked ?? '*').join('*') : value;

/** The patterns of a call of `import.meta.glob` (Vite's: a module for each file that fits), or null for another call. */
const globPatternsOf = (node: Rule.Node): unknown[] | null => {
  const { callee, arguments: given } = node as unknown as {
    readonly callee: { readonly object?: { readonly type: string }; readonly property?: { name?: string } };
    readonly arguments: readonly Specifier[];
  };
  if (callee.object?.type !== 'MetaProperty' || !callee.property?.name?.startsWith('glob')) return null;
  return (given[0]?.elements ?? [given[0]]).map((pattern) => pattern && textOf(pattern));
};

/** As much of a node as says what is loaded by `require`. */
interface Loading extends Specifier {
  readonly name?: string;
  readonly key?: Loading;
  readonly imported?: Loading;
  readonly property?: Loading;
  readonly properties?: readonly Loading[];
  readonly callee?: Loading;
  readonly arguments?: readonly Specifier[];
}

const isRequireMaker = (node: Loading | undefined): boolean =>
  (node?.name ?? node?.value) === 'createRequire';

/** Whether a call makes a `require` (`createRequire(…)`, `module.createRequire(…)`). */
const makesRequire = (node: Loading | null | undefined): boolean =>
  node?.type === 'CallExpression' && (isRequireMaker(node.callee) || isRequireMaker(node.callee?.property));

const byImport = 'Import it: what `createRequire` loads is seen by no rule of imports.';

const byRelativePath = 'Write the pattern, by a relative path.';

/** The folder of the project that a file stands in, and the one of texts, which are nobody's code. */
const projectOf = (file: string): string => /^((?:apps|libs)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;
const texts = 'locales';

/**
 * Reports patterns and templates that lead out of their project: the boundaries between projects are judged by what is
 * imported by name, and see none of these. For every file; within a program with a table, `roomsRule` says more. Nothing of
 * what runs is loaded by `createRequire`; elsewhere what it loads stays within the project.
 */
export const ownProjectRule = (workspace: string): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}}' } },
  create: (context) => {
    const file = path.relative(workspace, context.filename).split(path.sep).join('/');
    const report = (node: Rule.Node, reason: string): void =>
      context.report({ node, messageId: 'refused', data: { reason } });
    const mayRequire = !/^(apps|libs)\//.test(file);
    /** The names by which what `createRequire` made is called. */
    const requires = new Set<string>();
    const judge = (node: Rule.Node, pattern: unknown): void => {
      if (typeof pattern !== 'string' || !pattern.startsWith('.')) return;
      const project = projectOf(path.posix.join(path.posix.dirname(file), pattern));
      if (project === projectOf(file) || project === texts) return;
      report(node, `'${pattern}' leads out of ${projectOf(file)}: import what is meant by name.`);
    };
    /** Where a pattern does not start from the file, each build has a root of its own, and what it means is seen nowhere. */
    const judgeGlob = (node: Rule.Node, pattern: unknown): void => {
      if (typeof pattern === 'string' && !/^[.!]/.test(pattern)) report(node, byRelativePath);
      else judge(node, pattern);
    };
    return {
      ImportExpression: (node) => {
        const text = textOf(node.source as Specifier);
        if (typeof text === 'string' && text.includes('*')) judge(node, text);
      },
      CallExpression: (node) => {
        for (const pattern of globPatternsOf(node) ?? []) judgeGlob(node, pattern);
        const { callee, arguments: given = [] } = node as unknown as Loading;
        if (given[0] && (makesRequire(callee) || requires.has(callee?.name ?? '')))
          judge(node, textOf(given[0]));
      },
      VariableDeclarator: (node) => {
        if (node.id.type === 'Identifier' && makesRequire(node.init as Loading | null))
          requires.add(node.id.name);
      },
      'ImportSpecifier, MemberExpression, ObjectPattern': (node: Rule.Node) => {
        const { imported, property, properties = [] } = node as unknown as Loading;
        const named = [imported, property, ...properties.map(({ key }) => key)];
        if (!mayRequire && named.some(isRequireMaker)) report(node, byImport);
      },
    };
  },
});

/**
 * Reports what the tables do not allow: static imports, re-exports, types, `declare module`, `import()` and
 * `import.meta.glob` by a relative path alike, and files that stand in no room. What is put into a template may be anything;
 * an address that is wholly reckoned names no room, so that only tests and the files that a table lists (`reckoned`) may import by one.
 * `workspace` is the folder that the tables' roots start from.
 */
export const roomsRule = (tables: readonly RoomTable[], workspace: string): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}}' } },
  create: (context) => {
    const places = placesOf(tables, workspace, context.filename);
    if (places.length === 0) return {};
    const report = (node: Rule.Node, reason: string | null): void => {
      if (reason) context.report({ node, messageId: 'refused', data: { reason } });
    };
    const judge = (node: Rule.Node, source: Specifier | null | undefined, isLater = false): void => {
      const text = source && textOf(source);
      if (typeof text !== 'string' || !text.startsWith('.')) return;
      for (const place of places) report(node, refusalOf(place, text, isLater));
    };
    const judgePattern = (node: Rule.Node, pattern: unknown): void => {
      if (typeof pattern === 'string' && pattern.startsWith('!')) return;
      for (const place of places) {
        const isRelative = typeof pattern === 'string' && pattern.startsWith('.');
        report(node, isRelative ? patternRefusalOf(place, pattern) : byRelativePath);
      }
    };
    const judgeLater = (node: Rule.Node, source: Specifier): void => {
      const text = textOf(source);
      if (typeof text === 'string' && !text.includes('*')) return judge(node, source, true);
      if (typeof text === 'string' && text.startsWith('.')) return judgePattern(node, text);
      for (const { table, file } of places) {
        if (isTest(file) || table.reckoned?.includes(file)) continue;
        report(node, 'Write out what is imported, by a relative path.');
      }
    };
    return {
      Program: (node) => {
        for (const { table, file } of places) {
          if (roomOf(table, file) === null)
            report(node as Rule.Node, `'${file}' stands in no room of ${table.root}.`);
        }
      },
      ImportDeclaration: (node) => judge(node, node.source),
      ExportNamedDeclaration: (node) => judge(node, node.source),
      ExportAllDeclaration: (node) => judge(node, node.source),
      ImportExpression: (node) => judgeLater(node, node.source as Specifier),
      CallExpression: (node) => {
        for (const pattern of globPatternsOf(node) ?? []) judgePattern(node, pattern);
      },
      // `import('…').Name` in a type; the plain syntax tree has no such node.
      TSImportType: (node: Rule.Node) => judge(node, (node as unknown as { source: Specifier }).source),
      // `declare module '…'` widens what stands there: who may not know it may not change it either.
      TSModuleDeclaration: (node: Rule.Node) => judge(node, (node as unknown as { id: Specifier }).id),
    };
  },
});
