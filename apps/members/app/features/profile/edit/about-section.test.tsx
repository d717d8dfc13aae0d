import type { OwnProfile } from '@vesper/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { AboutSection } from './about-section.tsx';
import { profileMessages } from './messages.ts';

it('counts the text against the length that the site allows', () => {
  renderPage(<AboutSection profile={{ about_me: 'I sail.' } as OwnProfile} />);
  expect(screen.getByText(text(profileMessages.counter, { length: 7, maximum: 50 }))).toBeTruthy();
});
