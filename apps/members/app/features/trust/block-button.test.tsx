import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { useToasts } from '../../frame/errors/toasts.tsx';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { aCard, aProfile } from '../../testing/people.ts';
import { BlockButton } from './block-button.tsx';
import { blockMessages } from './messages.ts';

beforeEach(() => {
  standInForDialogs();
  document.body.replaceChildren();
});

const bert = { ...aProfile(aCard('bert')), name: 'Bert' };
const Page = () => {
  const [isAsking, setAsking] = useState(false);
  return <BlockButton profile={bert} actKey="k" isAsking={isAsking} onAsking={setAsking} />;
};
/** The question comes when it is asked for. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const said = () =>
  renderHook(useToasts)
    .result.current.getSnapshot()
    .map(({ text: words, tone }) => [words, tone]);

/** Blocks with this answer of the server, and tells what was called. */
const block = async (answer: () => object) => {
  const server = fakeApi({ block: answer as () => { ok: true } });
  fakeServer.load = async () => server.api;
  renderPage(<Page />, { path: '/members/bert' });
  await press(text(blockMessages.block, { name: 'Bert' }));
  await press(text(blockMessages.confirm));
  await waitFor(() => expect(server.callsOf('block')).toHaveLength(1));
  return server.callsOf('block');
};

it('blocks once one has said so, leads to the search and says there who is blocked', async () => {
  const calls = await block(() => ({ ok: true }));
  expect(calls).toMatchObject([{ key: 'block-k', body: { member: 'bert' } }]);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/members'));
  expect(said().at(-1)).toEqual([text(blockMessages.done, { name: 'Bert' }), 'success']);
});

it('stays where it is refused, and says why', async () => {
  await block(() => refuse('too_many_requests'));
  expect(screen.getByTestId('address').textContent).toBe('/members/bert');
  expect(said().at(-1)).toEqual([text(errorMessage('too_many_requests')), 'danger']);
});
