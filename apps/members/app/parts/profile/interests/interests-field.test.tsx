import { interestGroups, interests } from '@vesper/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { allInterestsMessage, interestGroupMessages } from './interest-messages.ts';
import { InterestsField } from './interests-field.tsx';

const boxes = (group: keyof typeof interestGroups) =>
  within(
    screen.getByRole('group', { name: text(interestGroupMessages[group]) }),
  ).getAllByRole<HTMLInputElement>('checkbox');

const all = () => screen.getByRole('checkbox', { name: text(allInterestsMessage.all) });

const setUp = (chosen: readonly string[]) => {
  const { container } = renderPage(
    <form>
      <InterestsField chosen={chosen} error={undefined} />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  /** Those that stand there before all are asked for; the rest is hidden by their class. */
  const first = () =>
    [...container.querySelectorAll<HTMLInputElement>('.choice:not(.choice--more) input')].map(
      ({ value }) => value,
    );
  return { first, sent: () => [...new FormData(form)] };
};

it('offers all interests in groups under headings, and sends the codes alone', () => {
  const { sent } = setUp(['wine', 'music']);
  for (const group of Object.keys(interestGroups) as (keyof typeof interestGroups)[])
    expect(boxes(group).map(({ value }) => value)).toEqual(interestGroups[group]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(interests.length + 1);
  fireEvent.click(boxes('travel')[0] ?? document.body);
  fireEvent.click(all());
  expect(sent()).toEqual(['wine', 'music', 'travel'].map((code) => ['interests', code]));
});

it('shows twelve at first, some of each group', () => {
  const { first } = setUp([]);
  expect(first()).toEqual(Object.values(interestGroups).flatMap(([one, two]) => [one, two]));
  expect(first()).toHaveLength(12);
});

it('always shows what is chosen', () => {
  const { first } = setUp(['golf', 'music', 'spirituality']);
  expect(first()).toHaveLength(14);
  expect(first()).toEqual(expect.arrayContaining(['golf', 'music', 'spirituality']));
});
