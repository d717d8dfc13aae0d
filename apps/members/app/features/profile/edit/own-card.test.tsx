import type { OwnProfile } from '@vesper/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { profileMessages } from './messages.ts';
import { OwnCard, type OwnFace } from './own-card.tsx';

const profile = { id: '018f', name: 'Wilma', city: 'Leeds', country: 'GB', main_image: null } as OwnProfile;
const face: OwnFace = { age: 62, line: 'I sail.', regionName: 'Yorkshire', missing: [], parts: 5 };

const show = (change: Partial<OwnFace> = {}) =>
  renderPage(<OwnCard profile={profile} face={{ ...face, ...change }} />, {
    session: aSession(aMember({ profile })),
  });

it('shows the card as others meet it', () => {
  show();
  const card = screen.getByRole('article');
  for (const said of ['Wilma', '62', 'Leeds, Yorkshire', 'I sail.']) expect(card.textContent).toContain(said);
  expect(screen.getByRole('link', { name: text(profileMessages.view) }).getAttribute('href')).toBe(
    '/members/018f',
  );
});

it('has the wide picture from where the small one comes, and none of a locked one', () => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  session.update({ settings: { ...settings, cdn_prefix: 'https://pictures.example/' } });
  const sourcesOf = (thumb: string) => {
    const picture = { filename: '/photos/whole.webp', thumb_filename: thumb, width: 960, height: 1280 };
    const withPicture = { ...profile, main_image: picture } as OwnProfile;
    const { container } = renderPage(<OwnCard profile={withPicture} face={face} />, { session });
    return container.querySelector('img')?.getAttribute('srcset');
  };
  expect(sourcesOf('/photos/a.webp')).toBe(
    'https://pictures.example/photos/a.webp 360w, https://pictures.example/photos/wide/a.webp 600w',
  );
  expect(sourcesOf('/photos/locked/1/thumb/2/3') ?? null).toBe(null);
});

it('leaves out what the site shows of nobody', () => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  session.update({ settings: { ...settings, visible_profile_fields: ['country'] } });
  renderPage(<OwnCard profile={profile} face={face} />, { session });
  const words = screen.getByRole('article').textContent;
  expect(words).toContain('Wilma');
  for (const unsaid of ['62', 'Leeds', 'Yorkshire', 'I sail.']) expect(words).not.toContain(unsaid);
});

it('asks for the first of what is missing, links to the others in their order, and says how much there is', () => {
  show({ missing: ['about', 'place', 'interests'] });
  expect(screen.getByRole('link', { name: text(profileMessages.missingAbout) }).getAttribute('href')).toBe(
    '#about',
  );
  const others = screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);
  expect(others).toEqual([
    [text(profileMessages.missingPlace), '#place'],
    [text(profileMessages.missingInterests), '#interests'],
  ]);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 5');
});

it('says that nothing is missing', () => {
  show();
  expect(screen.getByText(text(profileMessages.complete))).toBeTruthy();
  expect(screen.queryByText(text(profileMessages.missing))).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
