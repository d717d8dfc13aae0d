import type { MemberProfile } from '@vesper/contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { frameMessages } from '../../../frame/messages.ts';
import { standInForDialogs } from '../../../testing/dialogs.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { aCard, aPhoto, aPicture, aProfile } from '../../../testing/people.ts';
import { profileViewMessages } from './messages.ts';
import { MemberLanding } from './profile-landing.tsx';
import { MemberPage } from './profile-page.tsx';

beforeAll(standInForDialogs);

interface Visible {
  readonly fields?: readonly string[];
  readonly notes?: readonly string[];
}

const show = (profile: MemberProfile, { fields, notes }: Visible = {}) => {
  const session = aSession(aMember());
  const { settings } = session.getSnapshot();
  session.update({
    settings: {
      ...settings,
      ...(fields && { visible_profile_fields: fields as typeof settings.visible_profile_fields }),
      ...(notes && { visible_profile_notes: notes as typeof settings.visible_profile_notes }),
    },
  });
  const { container, unmount } = renderPage(
    <MemberPage
      profile={profile}
      like={<button type="button">Like</button>}
      block={<button type="button">Block</button>}
      back={{ href: '/members', to: 'search' }}
    />,
    { session },
  );
  const said = container.textContent ?? '';
  const buttons = screen.queryAllByRole('button').map((button) => button.textContent);
  unmount();
  return { said, buttons };
};

const photos = [1, 2].map((number) => aPhoto(number, aPicture('/a.webp'), number === 1 ? 'open' : 'locked'));
const clara = (change: Partial<MemberProfile> = {}) =>
  aProfile(aCard('clara', { city: 'Utrecht', new_here: true, premium: true }), {
    about_me: 'Words of mine',
    photos,
    last_active: 'week',
    ...change,
  });

it('says when somebody was last here, in steps', () => {
  expect(show(clara()).said).toContain(text(profileViewMessages.activeWeek));
  expect(show(clara({ last_active: null })).said).not.toContain('Last here');
  expect(show(clara({ online: true, last_active: 'now' })).said).toContain(text(frameMessages.online));
});

it('one’s own says that others see it so, and has nothing to like, write to or block', () => {
  const own = show(clara({ id: 'me' }));
  expect(own.said).toContain(text(profileViewMessages.ownTitle));
  expect(own.said).toContain(text(profileViewMessages.ownText));
  expect(own.said).not.toContain(text(profileViewMessages.message));
  expect(own.buttons).not.toContain('Like');
  expect(own.buttons).not.toContain('Block');
  expect(show(clara({ id: 'me', photos: [] })).said).not.toContain(text(profileViewMessages.ownText));
});

it('shows what the site shows of profiles, and the notes that it has', () => {
  const all = show(clara());
  for (const what of ['60', 'Utrecht', 'Words of mine']) expect(all.said).toContain(what);
  expect(all.said).not.toContain(text(frameMessages.newHere));
  const nothing = show(clara(), { fields: [], notes: ['new'] });
  for (const what of ['60', 'Utrecht', 'Words of mine', text(profileViewMessages.activeWeek)])
    expect(nothing.said).not.toContain(what);
  expect(nothing.said).not.toContain(text(profileViewMessages.photos));
  expect(nothing.said).not.toContain(text(profileViewMessages.noAbout, { name: 'clara' }));
  expect(nothing.said).toContain(text(frameMessages.newHere));
});

it('on the entry page says of the member what the site shows of profiles', () => {
  const session = aSession(null);
  const { settings } = session.getSnapshot();
  const clara = aProfile(aCard('clara', { age: 61, city: 'Utrecht' }));
  const said = (): string => {
    const { container, unmount } = renderPage(<MemberLanding profile={clara} />, { session });
    const words = container.textContent ?? '';
    unmount();
    return words;
  };
  for (const what of ['clara', '61', 'Utrecht']) expect(said()).toContain(what);
  session.update({ settings: { ...settings, visible_profile_fields: [] } });
  for (const what of ['61', 'Utrecht']) expect(said()).not.toContain(what);
  expect(said()).toContain('clara');
});
