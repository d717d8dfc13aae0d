import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { partsIn } from './parts-in.ts';
import { useFollowed } from './use-followed.ts';

interface Given {
  readonly stored: string;
  readonly pending?: boolean;
  readonly result?: object;
  readonly follows?: boolean;
}

const Choices = ({ stored, pending = false, result, follows = true }: Given) => {
  const form = useRef<HTMLFormElement>(null);
  const valuesIn = follows ? partsIn : undefined;
  const begun = useFollowed(form, { stored, valuesIn, isPending: () => pending, result });
  return (
    <form ref={form} data-begun={begun}>
      <select name="hair_color" defaultValue="">
        <option value="" />
        <option value="brown" />
        <option value="black" />
      </select>
      {['bi', 'hetero'].map((value) => (
        <input key={value} type="radio" name="sexuality" value={value} />
      ))}
      <input name="city" defaultValue="Ede" />
    </form>
  );
};
const stored = (hair_color: string | null, sexuality: string | null = null) =>
  JSON.stringify({ hair_color, sexuality });
const open = (first: Given) => {
  const { rerender } = render(<Choices {...first} />);
  const find = <E extends Element>(selector: string) => document.querySelector(selector) as E | null;
  return {
    hair: () => find<HTMLSelectElement>('select') as HTMLSelectElement,
    chosen: () => find<HTMLInputElement>('input:checked')?.value,
    city: () => find<HTMLInputElement>('[name=city]')?.value,
    begun: () => find<HTMLFormElement>('form')?.dataset.begun,
    read: (given: Given) => rerender(<Choices {...given} />),
  };
};

it('shows what another page has saved, and begins the next edit with it', () => {
  const page = open({ stored: stored(null) });
  page.read({ stored: stored('brown', 'bi') });
  expect([page.hair().value, page.chosen(), page.city()]).toEqual(['brown', 'bi', 'Ede']);
  expect(page.begun()).toBe(stored('brown', 'bi'));
  page.read({ stored: stored(null, 'hetero') });
  expect([page.hair().value, page.chosen()]).toEqual(['', 'hetero']);
});

it('leaves what is not saved yet, and what was chosen before the page was awake', () => {
  const page = open({ stored: stored(null) });
  page.hair().value = 'black';
  page.read({ stored: stored(null) });
  expect(page.hair().value).toBe('black');
  page.read({ stored: stored('brown', 'bi'), pending: true });
  expect([page.hair().value, page.chosen()]).toEqual(['black', undefined]);
  // Once it is saved, what the other page has changed besides is there.
  page.read({ stored: stored('black', 'bi') });
  expect([page.hair().value, page.chosen()]).toEqual(['black', 'bi']);
});

it('begins with what the own save says from then on, and is none of other sections', () => {
  const page = open({ stored: stored(null) });
  page.read({ stored: stored('brown') });
  expect(page.begun()).toBe(stored('brown'));
  page.read({ stored: stored('brown'), result: {} });
  expect(page.begun()).toBeUndefined();
});

it('follows nothing where the fields are no single choices', () => {
  const page = open({ stored: stored(null), follows: false });
  page.read({ stored: stored('brown'), follows: false });
  expect([page.hair().value, page.begun()]).toEqual(['', undefined]);
});
