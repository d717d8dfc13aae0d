import { shapeOf } from '../locale/message-shape.ts';

const list = (values: Iterable<string>): string => [...values].sort().join(', ');
const without = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((value) => !b.has(value));

/**
 * What is wrong with one text: its syntax, placeholders that English does not have or that are missing, choices of a
 * select, and plural categories that its language does not have or needs. Empty when nothing is.
 */
export const problemsOf = (locale: string, english: string, text: string): string[] => {
  const problems: string[] = [];
  let own, source;
  try {
    own = shapeOf(text);
  } catch (error) {
    return [`is no ICU text: ${error instanceof Error ? error.message : String(error)}`];
  }
  try {
    source = shapeOf(english);
  } catch {
    return ['its English text is no ICU text'];
  }
  const missing = without(source.placeholders, own.placeholders);
  const unknown = without(own.placeholders, source.placeholders);
  if (missing.length > 0) problems.push(`lacks ${list(missing)}`);
  if (unknown.length > 0) problems.push(`has ${list(unknown)}, which English does not`);
  for (const [name, wanted] of source.choices) {
    const found = own.choices.get(name);
    if (!found) continue;
    const lacking = without(wanted, found);
    const extra = without(found, wanted);
    if (lacking.length > 0) problems.push(`select {${name}} lacks ${list(lacking)}`);
    if (extra.length > 0) problems.push(`select {${name}} has the unknown choice ${list(extra)}`);
  }
  for (const { name, ordinal, categories } of own.plurals) {
    const rules = new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' });
    const allowed: ReadonlySet<string> = new Set(rules.resolvedOptions().pluralCategories);
    const extra = without(categories, allowed);
    // Whole numbers never meet the categories for decimals and millions: French, Spanish and Italian may leave "many"
    // out, Polish needs its "few" and "many".
    const needed = new Set(
      [...Array(200).keys()].map((number) => rules.select(number) as string).concat('other'),
    );
    const lacking = without(needed, categories);
    if (extra.length > 0) problems.push(`plural {${name}} has ${list(extra)}, which ${locale} does not use`);
    if (lacking.length > 0) problems.push(`plural {${name}} lacks ${list(lacking)}`);
  }
  return problems;
};
