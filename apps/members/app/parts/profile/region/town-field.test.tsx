import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { profileFieldMessages } from '../field-messages.ts';
import { TownField } from './town-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const town = (name: string, ...regions: string[]) => ({ name, regions, meant: false });

/** A form with a country, and what is asked of the server while its town is written. */
const setUp = (
  towns: () => unknown = () => ({ towns: [town('Brighton', 'GB-SEE'), town('Brighouse', 'GB-YHU')] }),
  country = 'GB',
) => {
  const fake = fakeApi({ towns });
  fakeServer.load = async () => fake.api;
  renderPage(
    <form>
      <input type="hidden" name="country" value={country} />
      <select name="region" defaultValue="GB-LND" aria-label="region">
        <option value="GB-LND" />
        <option value="GB-SEE" />
        <option value="GB-WLS" />
      </select>
      <TownField defaultValue="" error={undefined} unknown={{ town: 'Lewisham', hint: 'Where is that?' }} />
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
  const region = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'region' }).value;
  return { ...fake, field, write, pass, offered, region };
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

it('says the region of a town that lies in one alone, and leaves it where the name does not tell', async () => {
  const { write, pass, region } = setUp(() => ({
    towns: [town('Brighton', 'GB-SEE'), town('Newport', 'GB-WLS', 'GB-SEE'), town('Perth', 'GB-SCT')],
  }));
  write('Newport');
  await pass(500);
  expect(region()).toBe('GB-LND');
  // Chosen out of those that stand there.
  write('Brighton');
  expect(region()).toBe('GB-SEE');
  // Not among those that may be chosen: what stood there before the form said one.
  write('Perth');
  expect(region()).toBe('GB-LND');
});

it('takes back a region that it has said, with the town that it was of, and none that was chosen', async () => {
  const { write, pass, region } = setUp();
  write('Brighton');
  await pass(500);
  expect(region()).toBe('GB-SEE');
  write('Newport');
  expect(region()).toBe('GB-LND');
  write('Brighton');
  await pass(500);
  fireEvent.change(screen.getByRole('combobox', { name: 'region' }), { target: { value: 'GB-WLS' } });
  write('Newport');
  expect(region()).toBe('GB-WLS');
});

it('knows the town by another spelling of it, where that is one alone', async () => {
  const meant = (...towns: ReturnType<typeof town>[]) => ({
    towns: towns.map((one) => ({ ...one, meant: true })),
  });
  const answers = [
    meant(town('Brightön', 'GB-SEE')),
    meant(town('Brightön', 'GB-SEE'), town('Brigthøn', 'GB-SEE')),
  ];
  const { write, pass, region } = setUp(() => answers.shift());
  write('Brightoen');
  await pass(500);
  expect(region()).toBe('GB-SEE');
  write('Brighton');
  await pass(500);
  expect(region()).toBe('GB-LND');
});

it('offers nothing any more of what was written before', async () => {
  const { write, pass, offered } = setUp();
  write('Brig');
  await pass(500);
  expect(offered()).toHaveLength(2);
  write('N');
  expect(offered()).toEqual([]);
});

it('says of the town that is stored that we do not know it, as long as it stands there', () => {
  const { write } = setUp();
  const hint = () => screen.queryByText('Where is that?');
  expect(hint()).toBeNull();
  write('Lewisham');
  expect(hint()).not.toBeNull();
  write('Lewisha');
  expect(hint()).toBeNull();
});

it('stays a field to write in where none can be had', async () => {
  const { callsOf, field, write, pass, offered } = setUp(() => refuse('too_many_requests'));
  write('Brig');
  await pass(500);
  expect(callsOf('towns')).toHaveLength(1);
  expect([offered(), field.getAttribute('list')]).toEqual([[], null]);
});

const choose = (code: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'region' }), { target: { value: code } });

it('leaves a region that is chosen while the answer is on its way', async () => {
  const { write, pass, region } = setUp();
  write('Brighton');
  choose('GB-WLS');
  await pass(500);
  expect(region()).toBe('GB-WLS');
});

it('leaves a region that was chosen for a town, whatever is written beside its name', async () => {
  const { write, pass, region } = setUp();
  write('Brighton');
  await pass(500);
  choose('GB-WLS');
  write('Brighton ');
  await pass(500);
  expect(region()).toBe('GB-WLS');
});

it('offers nothing of the country before once another one is chosen', async () => {
  const { field, write, pass, offered, callsOf } = setUp();
  write('Brig');
  await pass(500);
  expect(offered()).toEqual(['Brighton', 'Brighouse']);
  field.blur();
  document.querySelector<HTMLInputElement>('[name="country"]')?.setAttribute('value', 'DE');
  act(() => field.focus());
  expect(offered()).toEqual([]);
  write('Brig ');
  await pass(500);
  expect(callsOf('towns').map(({ query }) => query)).toEqual([
    { country: 'GB', start: 'Brig' },
    { country: 'DE', start: 'Brig' },
  ]);
});
