import type { MemberCard } from '@vesper/contract';
import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import type { Session } from '@vesper/session';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { aCard } from '../../../testing/people.ts';
import { wholeSettings } from '../../../testing/whole-member.ts';
import { MemberTile } from './member-tile.tsx';

type Living = Pick<MemberCard, 'city' | 'region_name' | 'country'>;

const sessionOf = (user = aMember() as ReturnType<typeof aMember> | null): Session => {
  const session = aSession(user);
  session.update({ settings: wholeSettings() });
  return session;
};

/** The place on the card of who lives there, beside a heart, as somebody in Germany reads it. */
const placeOf = async (
  living: Living,
  locale: Parameters<typeof loadMessages>[0] = 'en',
  session = sessionOf(),
) => {
  const intl = createPageIntl(locale, await loadMessages(locale));
  const page = (
    <IntlFrame value={intl}>
      <MemberTile member={{ ...aCard('clara'), ...living }} corner={<button type="button">♥</button>} />
    </IntlFrame>
  );
  return renderPage(page, { session }).container.querySelector('.member-card__place')?.textContent;
};
const country = 'DE' as const;

it.each([
  [{ city: 'Husum', region_name: 'Schleswig-Holstein', country }, 'Husum'],
  [{ city: '', region_name: 'Berlin', country }, 'Berlin'],
  [{ city: 'Bruxelles', region_name: 'Bruxelles', country: 'BE' as const }, 'Bruxelles, Belgium'],
  [{ city: '', region_name: 'Bruxelles', country: 'BE' as const }, 'Belgium'],
  [{ city: 'Leeds', region_name: 'Yorkshire', country: 'GB' as const }, 'Leeds, UK'],
  [{ city: 'Leeds', region_name: 'Yorkshire', country: null }, 'Leeds'],
  [{ city: '', region_name: '', country: null }, ''],
])('a card tells the town, and the country of who lives in another one: %j', async (living, said) => {
  expect(await placeOf(living)).toBe(said);
});

it('a card tells visitors the town alone, wherever it is', async () => {
  const living = { city: 'Bruxelles', region_name: 'Brabant', country: 'BE' as const };
  expect(await placeOf(living, 'en', sessionOf(null))).toBe('Bruxelles');
});

it.each([
  ['de', 'US', 'X, USA'],
  ['fr', 'US', 'X, États-Unis'],
  ['es', 'GB', 'X, Reino Unido'],
  ['pl', 'GB', 'X, Wielka Brytania'],
] as const)(
  'a card has no short name of a country that is not understood (%s, %s)',
  async (locale, abroad, said) => {
    expect(await placeOf({ city: 'X', region_name: '', country: abroad }, locale)).toBe(said);
  },
);
