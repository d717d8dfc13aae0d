import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { usePlace } from './place.ts';

const Place = ({ of }: { readonly of: Parameters<ReturnType<typeof usePlace>>[0] }) => (
  <p>{usePlace()(of)}</p>
);
/** Of whom everybody is who looks in these tests. */
const country = 'DE' as const;

it.each([
  [{ city: 'Husum', region_name: 'Schleswig-Holstein', country }, 'Husum, Schleswig-Holstein'],
  [{ city: 'Berlin', region_name: 'Berlin', country }, 'Berlin'],
  [{ city: '', region_name: 'Berlin', country }, 'Berlin'],
  [{ city: 'Bruxelles', region_name: 'Bruxelles', country: 'BE' as const }, 'Bruxelles, Belgium'],
  [{ city: '', region_name: 'Bruxelles', country: 'BE' as const }, 'Belgium'],
  [{ city: '', region_name: '', country: null }, ''],
])('tells the region of who lives in the same country, and the country of others: %j', async (of, said) => {
  renderPage(<Place of={of} />, { session: aSession() });
  expect((await screen.findByRole('paragraph')).textContent).toBe(said);
});

it('tells visitors the region, wherever it is', async () => {
  const of = { city: 'Bruxelles', region_name: 'Brabant', country: 'BE' as const };
  renderPage(<Place of={of} />, { session: aSession(null) });
  expect((await screen.findByRole('paragraph')).textContent).toBe('Bruxelles, Brabant');
});
