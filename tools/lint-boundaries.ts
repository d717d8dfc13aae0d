/**
 * Who may import whom, by the tags in the projects' package.json: imports go down only. The lint configuration and the
 * test that proves each forbidden pair both read this table.
 */
export const mayImport = {
  'type:domain': [],
  'type:contract': ['type:domain'],
  'type:api-client': ['type:contract', 'type:domain'],
  'type:session': ['type:api-client', 'type:contract', 'type:domain'],
  'type:i18n': [],
  'type:ui': [],
  'type:testing': ['type:contract', 'type:domain'],
  'type:app': ['type:session', 'type:api-client', 'type:contract', 'type:domain', 'type:ui', 'type:i18n'],
  // The server renders pages through the same client; its benchmarks take their statistics from the tools.
  'type:server': [
    'type:api-client',
    'type:contract',
    'type:domain',
    'type:i18n',
    'type:tools',
    'type:testing',
  ],
  // Stories stand beside their components; what shows them may draw the domain's machines as well, in a browser started as for tests.
  'type:storybook': ['type:domain', 'type:i18n', 'type:testing', 'type:ui'],
  'type:sandbox': [],
  'type:e2e': ['type:contract', 'type:domain', 'type:i18n', 'type:testing', 'type:tools'],
  'type:tools': ['type:domain', 'type:i18n', 'type:contract', 'type:testing'],
} as const satisfies Record<string, readonly string[]>;

export type ProjectTag = keyof typeof mayImport;

export const depConstraints = Object.entries(mayImport).map(([sourceTag, allowed]) => ({
  sourceTag,
  onlyDependOnLibsWithTags: [...allowed, sourceTag],
}));
