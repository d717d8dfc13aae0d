import type { User } from '@vesper/contract';
import type { SearchField, SearchFilter } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useLocation } from 'react-router';
import { profileFieldMessages } from '../../parts/profile/field-messages.ts';
import { myPlaceMessages } from '../../parts/profile/my-place/my-place-messages.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { searchMessages } from './messages.ts';
import { SearchFilterForm } from './search-filter.tsx';

const { api } = fakeApi({
  geocode: () => ({ country: 'NL', region: 'NL-UT', city: 'Utrecht' }),
  regions: ({ query }) => ({ regions: [{ code: `${String(query?.['country'])}-1`, name: 'The north' }] }),
});
beforeEach(() => {
  fakeServer.load = async () => api;
});

const filter = {
  gender: null,
  country: 'DE',
  region: null,
  minAge: 18,
  maxAge: 99,
  realOnly: false,
  distance: null,
  withPhoto: false,
  fits: false,
  newHere: false,
  verified: false,
  online: false,
} as const;
const regions = { term: 'state', regions: [{ code: 'DE-BE', name: 'Berlin' }] } as const;

/** The session of a site that offers these filters. */
const offering = (session: Session, offered: readonly string[], verified = false): Session => {
  const settings = {
    ...session.getSnapshot().settings,
    fictional_warning: true,
    verified_members: verified,
    // A newer server may name what this page does not know.
    search_fields: [...offered] as SearchField[],
  };
  session.update({ settings });
  return session;
};

const inputs = (offered: readonly string[], user: User | null = aMember(), verified = false) => {
  const session = offering(aSession(user), offered, verified);
  const { unmount } = renderPage(<SearchFilterForm filter={filter} regions={regions} />, { session });
  const names = [...screen.getByRole('search').querySelectorAll('input, select')].map((input) =>
    input.getAttribute('name'),
  );
  unmount();
  return names;
};

it('shows the filters that the site names, and no other', () => {
  expect(inputs(['gender', 'country', 'region', 'age', 'real_only'])).toEqual([
    'gender',
    'min_age',
    'max_age',
    'country',
    'region',
    'real_only',
  ]);
  expect(inputs(['age'])).toEqual(['min_age', 'max_age']);
  expect(inputs(['country', 'something else'])).toEqual(['country']);
  expect(inputs(['region', 'gender'])).toEqual(['gender']);
  expect(inputs([])).toEqual([]);
  expect(inputs(['distance', 'with_photo', 'new_here', 'online'])).toEqual([
    'distance',
    'with_photo',
    'new_here',
    'online',
  ]);
});

it('keeps what few search by closed, until some of it is searched by; whether somebody is real is never put away', () => {
  const more = (change: Partial<SearchFilter>, offered = ['with_photo', 'online', 'real_only']) => {
    const session = offering(aSession(), offered);
    const { unmount } = renderPage(<SearchFilterForm filter={{ ...filter, ...change }} regions={regions} />, {
      session,
    });
    const place = screen.getByRole('search').querySelector('details');
    const found = place && [place.open, place.querySelector('[name=real_only]') !== null];
    unmount();
    return found;
  };
  expect(more({})).toEqual([false, false]);
  expect(more({ realOnly: true })).toEqual([false, false]);
  expect(more({ online: true })).toEqual([true, false]);
  expect(more({}, ['age', 'real_only'])).toBeNull();
});

it('asks for no distance from who has named no town that we know, and says none; nor from visitors', () => {
  const placeless = aMember({
    has_place: false,
    profile: { country: 'GB', city: 'Lewisham' } as User['profile'],
  });
  expect(inputs(['distance', 'with_photo'], placeless)).toEqual(['with_photo']);
  const chipsOf = (has_place: boolean) => {
    const session = offering(aSession(aMember({ has_place })), ['distance']);
    const near = { ...filter, distance: 25 as const };
    const { container, unmount } = renderPage(<SearchFilterForm filter={near} regions={regions} />, {
      session,
    });
    const chips = [...container.querySelectorAll('.search-filter__chip')].map(
      ({ textContent }) => textContent,
    );
    unmount();
    return chips;
  };
  expect(chipsOf(true)).toHaveLength(1);
  expect(chipsOf(false)).toEqual([]);
  expect(inputs(['distance', 'with_photo'], null)).toEqual(['with_photo']);
});

it('says distances as the own country does', () => {
  const choices = (country: 'GB' | 'NL') => {
    const session = aSession(aMember({ profile: { country, city: 'Ely' } as User['profile'] }));
    const { unmount } = renderPage(
      <SearchFilterForm filter={{ ...filter, distance: 25 }} regions={regions} />,
      {
        session: offering(session, ['distance']),
      },
    );
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    unmount();
    return options.slice(1, 3);
  };
  expect(choices('GB')).toEqual(['Within 6 miles', 'Within 15 miles']);
  expect(choices('NL')).toEqual(['Within 10 km', 'Within 25 km']);
});

it('searches where one is, at the press of a button', async () => {
  const getCurrentPosition = (ok: (position: unknown) => void) =>
    ok({ coords: { latitude: 52.09, longitude: 5.12 } });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const session = aSession();
  const settings = {
    ...session.getSnapshot().settings,
    search_fields: ['country', 'region', 'age'] satisfies SearchField[],
  };
  session.update({ settings });
  const Search = () => <output>{useLocation().search}</output>;
  renderPage(
    <>
      <SearchFilterForm filter={{ ...filter, minAge: 50 }} regions={regions} />
      <Search />
    </>,
    { session },
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text(myPlaceMessages.use) })));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toContain('NL-UT'));
  expect(
    Object.fromEntries(new URLSearchParams(document.querySelector('output')?.textContent ?? '')),
  ).toEqual({
    min_age: '50',
    max_age: '99',
    country: 'NL',
    region: 'NL-UT',
  });
  Reflect.deleteProperty(navigator, 'geolocation');
});

it('another country brings its regions, loses nothing that was chosen beside, and searches nothing yet', async () => {
  const Search = () => <output>{useLocation().search}</output>;
  renderPage(
    <>
      <SearchFilterForm filter={filter} regions={regions} />
      <Search />
    </>,
    { session: offering(aSession(), ['country', 'region', 'age']) },
  );
  const choose = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  await choose(text(searchMessages.minAge), '40');
  await choose(text(profileFieldMessages.country), 'NL');
  await waitFor(() => expect(screen.getByText('The north')).toBeTruthy());
  expect(screen.queryByText('Berlin')).toBeNull();
  await choose(text(profileFieldMessages.country), '');
  await waitFor(() => expect(screen.queryByText('The north')).toBeNull());
  expect(document.querySelector('output')?.textContent).toBe('');
  const form = new FormData(screen.getByRole<HTMLFormElement>('search'));
  expect(Object.fromEntries(form)).toEqual({ min_age: '40', max_age: '99', country: '' });
});

it('asks for verified members only where the site has some', () => {
  expect(inputs(['verified'])).toEqual([]);
  expect(inputs(['verified'], aMember(), true)).toEqual(['verified']);
});

it('asks who fits of those who have said who they are', () => {
  const who = (gender: 'female' | null) =>
    aMember({ profile: { ...aMember().profile, gender } as User['profile'] });
  expect(inputs(['fits'], who('female'))).toEqual(['fits']);
  expect(inputs(['fits'], who(null))).toEqual([]);
  expect(inputs(['fits'], null)).toEqual([]);
  expect(inputs(['online'], who('female'))).toEqual(['online']);
});
