import { expect, it } from 'vitest';
import { aSession } from '../../testing/member.ts';
import { renderPage } from '../../testing/page-around.tsx';
import { aCard, aFound } from '../../testing/people.ts';
import { Mosaic, ProfileCards } from './home-faces.tsx';

const members = ['anna', 'berta', 'clara'].map((name) =>
  aFound(aCard(name, { age: 61 }), { line: 'I sail on Sundays.' }),
);

it('shows of a face what the site shows of profiles', () => {
  const session = aSession(null);
  const { settings } = session.getSnapshot();
  const said = (): string => {
    const { container, unmount } = renderPage(
      <>
        <Mosaic members={members} />
        <ProfileCards members={members} />
      </>,
      { session },
    );
    const words = container.textContent ?? '';
    unmount();
    return words;
  };
  for (const what of ['61', 'I sail on Sundays.']) expect(said()).toContain(what);
  session.update({ settings: { ...settings, visible_profile_fields: [] } });
  for (const what of ['61', 'I sail on Sundays.']) expect(said()).not.toContain(what);
  expect(said()).toContain('anna');
});
