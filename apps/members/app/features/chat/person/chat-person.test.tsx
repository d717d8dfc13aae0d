import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { aCard } from '../../../testing/people.ts';
import { ChatPerson } from './chat-person.tsx';

it('says of whom one writes with what the site shows of profiles', () => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  const peer = aCard('clara', { age: 61, city: 'Utrecht' });
  const said = (): string => {
    const { container, unmount } = renderPage(<ChatPerson peer={peer} line="I sail on Sundays." />, {
      session,
    });
    const words = container.textContent ?? '';
    unmount();
    return words;
  };
  for (const what of ['clara', '61', 'Utrecht', 'I sail on Sundays.']) expect(said()).toContain(what);
  session.update({ settings: { ...settings, visible_profile_fields: [] } });
  for (const what of ['61', 'Utrecht', 'I sail on Sundays.']) expect(said()).not.toContain(what);
  expect(said()).toContain('clara');
});
