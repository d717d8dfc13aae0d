import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/child.ts';

/** The components that the kit's entry exports: its values whose names begin with a capital, and what loads one later. */
export const componentNames = (): string[] => {
  const text = readFileSync(join(root, 'libs/ui/src/index.ts'), 'utf8');
  const lists = [...text.matchAll(/export \{([^}]+)\} from/g)].flatMap(([, names = '']) => names.split(','));
  return lists.map((name) => name.trim()).filter((name) => /^([A-Z]|load[A-Z])/.test(name));
};
