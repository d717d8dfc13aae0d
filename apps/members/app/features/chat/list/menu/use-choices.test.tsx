import { act, fireEvent, screen } from '@testing-library/react';
import { loadTexts } from '@vesper/i18n/react';
import { beforeAll, expect, it } from 'vitest';
import { Toasts } from '../../../../frame/errors/toasts.tsx';
import { fakeApi, later } from '../../../../testing/fake-api.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { choiceMessages } from './choice-messages.ts';
import { keepFocusNear } from './keep-focus-near.ts';
import { useChoices } from './use-choices.ts';

beforeAll(() => loadTexts('chat-choices'));

const Turn = () => {
  const { turn } = useChoices('c1', 'Grace', { archived: false, muted: false });
  return (
    <button type="button" onClick={() => void turn('archived')}>
      turn
    </button>
  );
};

it('is one act, and said once, however often one presses while it is under way', async () => {
  const answer = later<unknown>();
  const { api, callsOf } = fakeApi({ chatUpdate: () => answer.promise });
  fakeServer.load = async () => api;
  renderPage(
    <>
      <Turn />
      <Toasts />
    </>,
  );
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'turn' })));
  await press();
  await press();
  await act(async () => answer.give({ ok: true }));
  expect(callsOf('chatUpdate')).toHaveLength(1);
  expect(screen.getAllByText(text(choiceMessages.archived))).toHaveLength(1);
  await press();
  expect(callsOf('chatUpdate')).toHaveLength(2);
});

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('li a')];
const goes = async (index: number): Promise<void> => {
  const row = document.querySelectorAll('li')[index];
  row?.querySelector('a')?.focus();
  keepFocusNear(row);
  row?.remove();
  // The document tells of it at the end of the task.
  await act(async () => {});
};

it('leads on to the next row when one goes from a list, then to the one before, then to the heading', async () => {
  document.body.innerHTML =
    '<h1>Messages</h1><ul><li><a href="/1">1</a></li><li><a href="/2">2</a></li><li><a href="/3">3</a></li></ul>';
  await goes(0);
  expect(document.activeElement).toBe(links()[0]);
  await goes(1);
  expect(document.activeElement).toBe(links()[0]);
  await goes(0);
  expect(document.activeElement?.localName).toBe('h1');
});
