import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RegionChoice } from './region-choice.ts';
import { useFillPlace } from './use-fill-place.ts';

const regionsOf = (...codes: string[]): RegionChoice => ({
  term: 'region',
  regions: codes.map((code) => ({ code, name: code })),
});
const [dutch, german] = [regionsOf('NL-NH', 'NL-UT'), regionsOf('DE-HH')];

let fill: ReturnType<typeof useFillPlace>['fill'];
const Form = ({ regions }: { readonly regions: RegionChoice }) => {
  const filling = useFillPlace(regions);
  fill = filling.fill;
  return (
    <form>
      <div ref={filling.anchor} />
      <select name="region">
        <option value="">none</option>
        {regions.regions.map(({ code }) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </form>
  );
};
const region = () => screen.getByRole<HTMLSelectElement>('combobox');

it('a region that was found is filled in once its country’s have come, and not over what is chosen later', () => {
  const { rerender } = render(<Form regions={german} />);
  act(() => fill({ country: 'NL', region: 'NL-UT', city: 'Utrecht' }));
  expect(region().value).toBe('');
  rerender(<Form regions={dutch} />);
  expect(region().value).toBe('NL-UT');
  fireEvent.change(region(), { target: { value: 'NL-NH' } });
  rerender(<Form regions={{ ...dutch }} />);
  expect(region().value).toBe('NL-NH');
});
