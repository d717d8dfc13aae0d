import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { profileFieldMessages } from '../field-messages.ts';
import { TownField } from './town-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form with a country, and what is asked of the server while its town is written. */
const setUp = (towns: () => unknown = () => ({ towns: ['Brighton', 'Brighouse'] }), country = 'GB') => {
  const fake = fakeApi({ towns });
  fakeServer.load = async () => fake.api;
  renderPage(
    <form>
      <input type="hidden" name="country" value={country} />
      <TownField defaultValue="" error={undefined} />
    </form>,
  );
  const field = screen.getByLabelText(text(profileFieldMessages.city));
  field.focus();
  const write = (value: string) => fireEvent.input(field, { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const offered = () =>
    [...(document.getElementById(field.getAttribute('list') ?? '')?.querySelectorAll('option') ?? [])].map(
      ({ value }) => value,
    );
  return { ...fake, field, write, pass, offered };
};

it('offers towns of the country once the writer pauses, and asks for what stands there by then', async () => {
  const { callsOf, write, pass, offered } = setUp();
  write('Br');
  await pass(150);
  write(' Brig');
  await pass(150);
  expect([callsOf('towns'), offered()]).toEqual([[], []]);
  await pass(60);
  expect(callsOf('towns').map(({ query }) => query)).toEqual([{ country: 'GB', start: 'Brig' }]);
  expect(offered()).toEqual(['Brighton', 'Brighouse']);
});

it('asks for nothing of one letter, without a country, or where nobody writes', async () => {
  const one = setUp();
  one.write('B');
  await one.pass(500);
  expect(one.callsOf('towns')).toEqual([]);
  one.field.blur();
  one.write('Brighton');
  await one.pass(500);
  expect(one.callsOf('towns')).toEqual([]);
});

it('asks for nothing where no country is chosen', async () => {
  const { callsOf, write, pass } = setUp(undefined, '');
  write('Brig');
  await pass(500);
  expect(callsOf('towns')).toEqual([]);
});

it('stays a field to write in where none can be had', async () => {
  const { callsOf, field, write, pass, offered } = setUp(() => refuse('too_many_requests'));
  write('Brig');
  await pass(500);
  expect(callsOf('towns')).toHaveLength(1);
  expect([offered(), field.getAttribute('list')]).toEqual([[], null]);
});
