import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { frameMessages } from '../../frame/messages.ts';
import LanderLayout from './lander-layout.tsx';
import { DefaultFrame } from '../../frame/default-frame.tsx';

// An installed app, where no entry warning lies over the page.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const extra = () => screen.queryByRole('heading', { name: text(frameMessages.usTitle) });

it('the extra footer for the USA stands in the default layout only', () => {
  const { unmount } = renderPage(<DefaultFrame>screen</DefaultFrame>, { session: aSession(null) });
  expect(extra()).not.toBeNull();
  unmount();
  renderPage(<LanderLayout />);
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(extra()).toBeNull();
});
