import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { useReasonsAsShown } from './as-shown.ts';

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
