import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routeTextProblems } from './route-texts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'route-texts-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const route = (...groups: string[]): string =>
  `export const handle = { texts: [${groups.map((group) => `'${group}'`).join(', ')}] };\nawait loadTexts(...handle.texts);\n`;

const sound = {
  'root.tsx': `import './shell/messages.ts';\n${route('shell')}`,
  'entry.client.tsx': "await loadTexts('shell');\n",
  'shell/messages.ts': 'shell',
  'chat/messages.ts': 'chat',
  'gift/messages.ts': 'gift',
  'chat/screen.tsx':
    "import './messages.ts';\nimport '../shell/messages.ts';\nexport const gift = () => import('../gift/panel.tsx');\n",
  'gift/panel.tsx': "import './messages.ts';\nimport '../chat/messages.ts';\nawait loadTexts('gift');\n",
  'routes/chat.tsx': `import { x } from '../chat/screen.tsx';\n${route('chat')}`,
  'routes/plain.tsx':
    "import type { X } from '../chat/screen.tsx';\nimport { type Y } from '../chat/screen.tsx';\n",
};

const problemsWith = (changes: Record<string, string> = {}): string[] => {
  const files = { ...sound, ...changes };
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), name.endsWith('messages.ts') ? '' : code);
  }
  return routeTextProblems({
    root,
    frame: join(root, 'root.tsx'),
    entry: join(root, 'entry.client.tsx'),
    routes: [join(root, 'routes/chat.tsx'), join(root, 'routes/plain.tsx')],
    groupsOf: (file) =>
      Object.entries(files).flatMap(([name, group]) =>
        name.endsWith('messages.ts') && join(root, name) === file ? [group] : [],
      ),
  });
};

describe('routeTextProblems', () => {
  it('accepts routes that name what their parts show; types alone bring no texts', () => {
    expect(problemsWith()).toEqual([]);
  });

  it('finds a group that a route lacks, through what it imports', () => {
    expect(problemsWith({ 'routes/chat.tsx': "import '../chat/screen.tsx';\n" })).toEqual([
      "routes/chat.tsx:1 shows texts of 'chat' and does not load them",
    ]);
  });

  it('finds a group that a route does not need, or that is there anyway', () => {
    const code = `import '../chat/screen.tsx';\n\n${route('chat', 'gift', 'shell')}`;
    expect(problemsWith({ 'routes/chat.tsx': code })).toEqual([
      "routes/chat.tsx:3 loads 'gift', 'shell' for nothing",
    ]);
  });

  it('wants a route to wait for its texts', () => {
    const code = "import '../chat/screen.tsx';\nexport const handle = { texts: ['chat'] };\n";
    expect(problemsWith({ 'routes/chat.tsx': code })).toEqual([
      'routes/chat.tsx:2 names its texts and does not await loadTexts',
    ]);
  });

  it('wants the start of the page to wait for the texts of the frame', () => {
    expect(problemsWith({ 'entry.client.tsx': '' })).toEqual([
      "entry.client.tsx:1 shows texts of 'shell' and does not load them",
    ]);
  });

  it('wants a part that is loaded later to name what its route does not have', () => {
    expect(problemsWith({ 'gift/panel.tsx': "import './messages.ts';\n" })).toEqual([
      "gift/panel.tsx:1 shows texts of 'gift' and does not load them",
    ]);
  });

  it('counts on the texts of a route only when every route that loads the part has them', () => {
    const problems = problemsWith({ 'routes/plain.tsx': "void import('../gift/panel.tsx');\n" });
    expect(problems).toEqual(["gift/panel.tsx:3 shows texts of 'chat' and does not load them"]);
  });
});
