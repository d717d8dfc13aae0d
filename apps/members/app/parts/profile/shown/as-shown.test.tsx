import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { aCard, aPhoto, aPicture, aProfile } from '../../../testing/people.ts';
import { useProfileAsShown, useReasonsAsShown } from './as-shown.ts';

it('gives no reason that tells a field which the site does not show', () => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  session.update({ settings: { ...settings, visible_profile_fields: ['age', 'city'] } });
  let shown: readonly string[] = [];
  const Reasons = () => {
    const all = ['interests', 'distance', 'region', 'country', 'age', 'wants_you', 'new_here'];
    shown = useReasonsAsShown()(all.map((code) => ({ code }))).map(({ code }) => code);
    return null;
  };
  renderPage(<Reasons />, { session });
  expect(shown).toEqual(['distance', 'age', 'wants_you', 'new_here']);
});

it('leaves the main photo where the site shows no others', () => {
  const session = aSession();
  const { settings } = session.getSnapshot();
  session.update({ settings: { ...settings, visible_profile_fields: ['age'] } });
  const photos = [2, 1].map((number) => aPhoto(number, aPicture('/photos/a.webp')));
  let shown: readonly string[] = [];
  const Photos = () => {
    shown = useProfileAsShown(aProfile(aCard('ada'), { photos })).photos.map(({ id }) => id);
    return null;
  };
  renderPage(<Photos />, { session });
  expect(shown).toEqual(['photo-1']);
});
