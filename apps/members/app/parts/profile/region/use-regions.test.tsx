import { act, renderHook, waitFor } from '@testing-library/react';
import { SessionProvider } from '@vesper/session';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { fakeApi, later } from '../../../testing/fake-api.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aSession } from '../../../testing/member.ts';
import { useRegions } from './use-regions.ts';

const of = (country: string) => ({
  term: 'region' as const,
  regions: [{ code: `${country}-1`, name: `${country} one` }],
});

const setUp = () => {
  const fake = fakeApi({ regions: ({ query }) => of(String(query?.['country'])) });
  const session = aSession();
  fakeServer.load = async () => fake.api;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionProvider session={session}>{children}</SessionProvider>
  );
  const { result } = renderHook(() => useRegions(of('NL'), 'NL'), { wrapper });
  const shown = () => result.current.regions.regions.map(({ code }) => code);
  const choose = (country: string) => act(async () => result.current.onCountry(country));
  return { ...fake, shown, choose };
};

it('regions are asked for once, however often their country is chosen', async () => {
  const { callsOf, shown, choose } = setUp();
  expect([shown(), callsOf('regions')]).toEqual([['NL-1'], []]);
  await choose('DE');
  await waitFor(() => expect(shown()).toEqual(['DE-1']));
  await choose('NL');
  expect(shown()).toEqual(['NL-1']);
  await choose('DE');
  expect(shown()).toEqual(['DE-1']);
  expect(callsOf('regions')).toHaveLength(1);
});

it('regions that could not be had are asked for again', async () => {
  const { answer, callsOf, shown, choose } = setUp();
  answer('regions', () => Promise.reject(new Error('away')));
  await choose('DE');
  await waitFor(() => expect(shown()).toEqual([]));
  answer('regions', () => of('DE'));
  await choose('DE');
  await waitFor(() => expect(shown()).toEqual(['DE-1']));
  expect(callsOf('regions')).toHaveLength(2);
});

it('regions of a country that was chosen before the last one and come after it are not shown', async () => {
  const { answer, callsOf, shown, choose } = setUp();
  const slow = later<unknown>();
  answer('regions', ({ query }) => (query?.['country'] === 'DE' ? slow.promise : of('BE')));
  await choose('DE');
  await waitFor(() => expect(callsOf('regions')).toHaveLength(1));
  await choose('BE');
  await waitFor(() => expect(shown()).toEqual(['BE-1']));
  await act(async () => slow.give(of('DE')));
  expect(shown()).toEqual(['BE-1']);
});
