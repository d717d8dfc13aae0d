import { locales } from '@vesper/domain';
import { expect, it } from 'vitest';
import { routeArguments } from '../testing/route-arguments.ts';
import { loader } from './lang-config.tsx';

it('shows how complete each language is where the server tells, which it does while developing only', () => {
  const completenessOf = (locale: string) => (locale === 'fi' ? 0.5 : 1);
  const { shares } = loader(routeArguments('/lang-config', { completenessOf }));
  expect(shares?.map(([locale]) => locale)).toEqual([...locales]);
  expect(Object.fromEntries(shares ?? [])['fi']).toBe(0.5);
  expect(loader(routeArguments('/lang-config'))).toEqual({ shares: null });
});
