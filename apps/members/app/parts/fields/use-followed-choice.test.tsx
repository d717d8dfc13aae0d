import { ChoiceGroup } from '@vesper/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFollowedChoice } from './use-followed-choice.ts';

const Sought = ({ saved }: { readonly saved: string | null }) => {
  useFollowedChoice('sought', saved);
  return (
    <ChoiceGroup
      name="sought"
      label="Looking for"
      options={['female', 'male', 'everyone'].map((value) => ({ value, label: value }))}
    />
  );
};
const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;

it('shows what followed from another answer, and leaves what was chosen', () => {
  const { rerender } = render(<Sought saved={null} />);
  expect(chosen()).toBeUndefined();
  rerender(<Sought saved="female" />);
  expect(chosen()).toBe('female');
  fireEvent.click(screen.getByRole('radio', { name: 'everyone' }));
  rerender(<Sought saved="male" />);
  expect(chosen()).toBe('everyone');
});
