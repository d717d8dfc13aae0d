/**
 * Where text may not be written into JSX besides between tags: attributes and properties of components that are read out
 * or shown.
 */
export const shownProperties = [
  'aria-{label,description,details,errormessage,roledescription,valuetext}',
  '{title,alt,placeholder,label,hint,text,message,description}',
  '*Label',
] as const;

/** Setting of `formatjs/no-literal-string-in-jsx`. */
export const literalTextOptions = {
  props: { include: shownProperties.map((properties): [string, string] => ['*', properties]) },
};

/** Tests and examples make texts of their own. */
export const literalTextIgnored = [
  '**/*.test.tsx',
  '**/*.stories.tsx',
  '**/stories/**',
  '.storybook/**',
  'apps/e2e/**',
];
