import type { Country } from '@vesper/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage } from '../../testing/page-around.tsx';
import { wholeSettings } from '../../testing/whole-member.ts';
import { MessagePrices } from './premium-gives.tsx';

const minimum_message_costs = {
  SE: { costs: 4.5, currency: 'SEK' },
  DE: { costs: 0.4, currency: 'EUR' },
  GB: { costs: 0.35, currency: 'GBP' },
  NL: { costs: 0.4, currency: 'EUR' },
};

const countriesFor = (here: Country, own: Country | null) => {
  const session = aSession(own === null ? null : aMember());
  const { user } = session.getSnapshot();
  session.update({
    settings: { ...wholeSettings(), minimum_message_costs, geoip_selected_country: here },
    ...(user && { user: { ...user, profile: { ...user.profile, country: own } } }),
  });
  const { unmount } = renderPage(<MessagePrices />, { session });
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  unmount();
  return names;
};

it('says what a message costs in one’s own country first, then in the others by name', () => {
  expect(countriesFor('NL', null)).toEqual(['Netherlands', 'Germany', 'Sweden', 'United Kingdom']);
  expect(countriesFor('NL', 'SE')).toEqual(['Sweden', 'Germany', 'Netherlands', 'United Kingdom']);
});
