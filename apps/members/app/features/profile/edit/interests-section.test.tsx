import type { OwnProfile } from '@vesper/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { profileMessages } from './messages.ts';
import { InterestsSection } from './profile-sections.tsx';

const saved = () => screen.queryByText(text(profileMessages.saved));

it('is still saved when all interests are shown, and no more once one is chosen', async () => {
  renderPage(<InterestsSection profile={{ interests: ['sailing'] as readonly string[] } as OwnProfile} />, {
    action: async () => ({ section: 'interests', refused: null, typed: {} }),
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(saved()).toBeTruthy();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  const [chosen, all] = [boxes.find(({ name }) => name !== ''), boxes.find(({ name }) => name === '')];
  fireEvent.click(all ?? document.body);
  expect(all).toHaveProperty('checked', true);
  expect(saved()).toBeTruthy();
  fireEvent.click(chosen ?? document.body);
  expect(saved()).toBeNull();
});

it('is saved with what stood there before, each time what was saved last', async () => {
  const sent: [begun: unknown, chosen: unknown[]][] = [];
  renderPage(<InterestsSection profile={{ interests: ['sailing'] as readonly string[] } as OwnProfile} />, {
    action: async ({ request }) => {
      const form = await request.formData();
      const interests = form.getAll('interests');
      sent.push([JSON.parse(String(form.get('begun'))), interests]);
      return { section: 'interests', refused: null, typed: { begun: JSON.stringify({ interests }) } };
    },
  });
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
  await submit();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  fireEvent.click(boxes.find(({ value }) => value === 'sailing') ?? document.body);
  await submit();
  await submit();
  expect(sent).toEqual([
    [{ interests: ['sailing'] }, ['sailing']],
    [{ interests: ['sailing'] }, []],
    [{ interests: [] }, []],
  ]);
});

it('is sent whole when the page is left before it was saved', async () => {
  const sent: string[][] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push((body as URLSearchParams).getAll('interests'));
    return new Response();
  });
  const profile = { interests: ['sailing', 'cooking'] as readonly string[] } as OwnProfile;
  renderPage(<InterestsSection profile={profile} />, { action: async () => null });
  const another = screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .find(({ name, checked }) => name !== '' && !checked);
  fireEvent.click(another ?? document.body);
  await act(async () => cleanup());
  expect(sent.map((interests) => interests.toSorted())).toEqual([
    ['sailing', 'cooking', another?.value].toSorted(),
  ]);
});
