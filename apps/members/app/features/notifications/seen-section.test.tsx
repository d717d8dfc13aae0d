import type { Notifications } from '@vesper/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { later } from '../../testing/fake-api.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { settingsMessages } from './messages.ts';
import { SeenSection } from './seen-section.tsx';

const saved = () => screen.queryByText(text(settingsMessages.saved));
const flip = (index: number) => {
  const found = screen.getAllByRole('switch')[index];
  if (!found) throw new Error('there is no such switch');
  fireEvent.click(found);
};
const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: text(settingsMessages.save) })));

it('does not call saved what was changed while saving was under way', async () => {
  let answer = later<unknown>();
  renderPage(<SeenSection notifications={{} as Notifications} />, { action: () => answer.promise });
  const answered = () => act(async () => answer.give({ intent: 'seen' }));
  flip(0);
  await save();
  flip(1);
  await answered();
  expect(saved()).toBeNull();
  answer = later();
  await save();
  await answered();
  expect(saved()).toBeTruthy();
  flip(2);
  expect(saved()).toBeNull();
});
