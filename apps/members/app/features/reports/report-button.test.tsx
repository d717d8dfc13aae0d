import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { categoryMessages, reportMessages } from '../../parts/reports/messages.ts';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { reportButtonMessages } from './messages.ts';
import { ReportButton } from './report-button.tsx';

const { api, callsOf } = fakeApi({ report: () => ({ receipt: 'C3D4-F6H7', is_repeat: false }) });
vi.mock('../../frame/start/browser-api.ts', () => ({ browserApi: () => Promise.resolve(api) }));

beforeAll(() => {
  standInForDialogs();
  Element.prototype.scrollIntoView = () => {};
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('says in a list only what it does, and to who hears it whom it is about', async () => {
  document.body.replaceChildren();
  renderPage(<ReportButton profile={{ id: 'clara', name: 'Clara' }} actKey="k" isListed />);
  const button = screen.getByRole('button', { name: text(reportButtonMessages.report, { name: 'Clara' }) });
  expect(button.textContent).toBe(text(reportButtonMessages.reportListed));
});

/** A report, to its end. */
const reportClara = async (onBlock?: () => void) => {
  document.body.replaceChildren();
  renderPage(
    <ReportButton profile={{ id: 'clara', name: 'Clara' }} actKey="k" {...(onBlock && { onBlock })} />,
  );
  await press(text(reportButtonMessages.report, { name: 'Clara' }));
  fireEvent.click(await screen.findByLabelText(text(categoryMessages.fake_profile)));
  await press(text(reportMessages.next));
  await press(text(reportMessages.send));
};

it('reports the profile in two steps, and shows the number', async () => {
  await reportClara();
  expect(callsOf('report').map(({ body }) => body)).toEqual([
    { member: 'clara', category: 'fake_profile', messages: [], words: '' },
  ]);
  expect(await screen.findByText('C3D4-F6H7')).toBeTruthy();
  expect(screen.queryByText(text(reportMessages.alsoBlock, { name: 'Clara' }))).toBeNull();
});

it('offers the block after it, and gives way to its question', async () => {
  const onBlock = vi.fn();
  await reportClara(onBlock);
  expect(await screen.findByText(text(reportMessages.alsoBlock, { name: 'Clara' }))).toBeTruthy();
  await press(text(reportMessages.block, { name: 'Clara' }));
  expect(onBlock).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});
