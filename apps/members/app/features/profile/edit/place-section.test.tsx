import type { OwnProfile } from '@vesper/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { profileMessages } from './messages.ts';
import { PlaceSection } from './place-section.tsx';

it.each([
  ['Lewisham', false, true],
  ['Leeds', true, false],
  ['', false, false],
])('says beside the town %j that we do not know it, where that is so', async (city, hasPlace, isSaid) => {
  const profile = { country: 'GB', region: '', city } as OwnProfile;
  const session = aSession(aMember({ has_place: hasPlace, profile }));
  renderPage(<PlaceSection profile={profile} firstRegions={{ term: 'region', regions: [] }} />, { session });
  const field = await screen.findByLabelText(text(profileFieldMessages.city));
  const hint = document.querySelector(`#${field.getAttribute('aria-describedby') ?? 'none'}`)?.textContent;
  expect(hint === text(profileMessages.townUnknown)).toBe(isSaid);
});

it.each([
  ['#field-city', true],
  ['', false],
])('has the focus in the field that a link led to (%j): %s', async (hash, isLed) => {
  location.hash = hash;
  const scrolled = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  const profile = { country: 'GB', region: '', city: '' } as OwnProfile;
  renderPage(<PlaceSection profile={profile} firstRegions={{ term: 'region', regions: [] }} />);
  const field = await screen.findByLabelText(text(profileFieldMessages.city));
  expect(document.activeElement === field).toBe(isLed);
  expect(scrolled).toHaveBeenCalledTimes(isLed ? 1 : 0);
  location.hash = '';
});
