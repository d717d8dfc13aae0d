import { interestGroups, interests } from '@vesper/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, text } from '../../testing/page-around.tsx';
import { interestGroupMessages } from './interest-messages.ts';
import { InterestsField } from './interests-field.tsx';

const boxes = (group: keyof typeof interestGroups) =>
  within(
    screen.getByRole('group', { name: text(interestGroupMessages[group]) }),
  ).getAllByRole<HTMLInputElement>('checkbox');

it('offers all interests in groups under headings, and sends the codes', () => {
  const { container } = renderPage(
    <form>
      <InterestsField chosen={['wine', 'music']} error={undefined} />
    </form>,
  );
  for (const group of Object.keys(interestGroups) as (keyof typeof interestGroups)[])
    expect(boxes(group).map(({ value }) => value)).toEqual(interestGroups[group]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(interests.length);
  const [first] = boxes('travel');
  fireEvent.click(first ?? document.body);
  const form = container.querySelector('form') ?? undefined;
  expect(new FormData(form).getAll('interests')).toEqual(['wine', 'music', 'travel']);
});
