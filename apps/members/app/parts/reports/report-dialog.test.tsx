import { act, fireEvent, screen } from '@testing-library/react';
import { errorCodes } from '@vesper/contract';
import type { Session } from '@vesper/session';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { categoryMessages, reportMessages, reportRefusals } from './messages.ts';
import ReportDialog from './report-dialog.tsx';

const server = { api: fakeApi().api };
vi.mock(import('../../frame/start/browser-api.ts'), () => ({
  browserApi: (_session: Session) => Promise.resolve(server.api),
}));

beforeAll(() => {
  standInForDialogs();
  Element.prototype.scrollIntoView = () => {};
});

const receipt = { receipt: 'C3D4-F6H7', is_repeat: false };
const messages = Array.from({ length: 12 }, (_, index) => ({
  seq: 2 * index + 2,
  text: `Message ${2 * index + 2}`,
  time: '9 May, 14:30',
}));

let fake: ReturnType<typeof fakeApi>;
const onBlock = vi.fn();
beforeEach(() => {
  fake = fakeApi({ report: () => receipt });
  server.api = fake.api;
  onBlock.mockClear();
});

const open = (chosen: readonly number[] = [24], of = messages) =>
  renderPage(
    <ReportDialog
      name="Grace"
      about={{ conversation: 'c1' }}
      messages={of}
      chosen={chosen}
      onClose={() => {}}
      onBlock={onBlock}
    />,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const next = () => press(text(reportMessages.next));
const send = () => press(text(reportMessages.send));
const choose = (label: string) => act(async () => fireEvent.click(screen.getByLabelText(label)));
const chooseMoney = () => choose(text(categoryMessages.money));
const boxOf = (words: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${words}\\b`) });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('a report', () => {
  it('asks what is wrong before it goes on', async () => {
    open();
    await next();
    expect(screen.getByText(text(reportMessages.whatMissing))).toBeTruthy();
    await chooseMoney();
    await next();
    expect(screen.getByText(text(reportMessages.which))).toBeTruthy();
  });

  it('brings what is missing into sight, and leads to its question, at each press', async () => {
    const scrolled: Element[] = [];
    const before = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      scrolled.push(this);
    };
    open();
    for (const presses of [1, 2]) {
      await next();
      expect(scrolled.map(({ textContent }) => textContent)).toEqual(
        Array.from({ length: presses }, () => text(reportMessages.whatMissing)),
      );
      expect(document.activeElement).toBe(screen.getByRole('group'));
      screen.getByRole('button', { name: text(reportMessages.next) }).focus();
    }
    Element.prototype.scrollIntoView = before;
  });

  it('begins each step at its beginning', async () => {
    open();
    const dialog = screen.getByRole('dialog', { hidden: true });
    await chooseMoney();
    dialog.scrollTop = 300;
    await next();
    expect(screen.getByText(text(reportMessages.which))).toBeTruthy();
    expect(dialog.scrollTop).toBe(0);
  });

  it('copies the number, and says where that is not allowed', async () => {
    const writeText = vi.fn<(words: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    open([], []);
    await chooseMoney();
    await next();
    await send();
    await press(text(reportMessages.copy));
    expect(writeText).toHaveBeenCalledWith('C3D4-F6H7');
    writeText.mockRejectedValue(new Error('not allowed'));
    await press(text(reportMessages.copyDone));
    expect(screen.getByRole('button', { name: text(reportMessages.copyFailed) })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('sends what was chosen and said, and shows the number', async () => {
    open();
    await chooseMoney();
    await next();
    expect(boxOf('Message 24').checked).toBe(true);
    await act(async () => fireEvent.click(boxOf('Message 22')));
    await next();
    await act(async () => fireEvent.change(field(), { target: { value: 'He asks for gift cards' } }));
    await send();
    expect(fake.callsOf('report')).toMatchObject([
      {
        body: { conversation: 'c1', category: 'money', messages: [22, 24], words: 'He asks for gift cards' },
        key: expect.any(String),
      },
    ]);
    expect(screen.getByText('C3D4-F6H7')).toBeTruthy();
    expect(screen.getByText(text(reportMessages.money))).toBeTruthy();
    expect(onBlock).not.toHaveBeenCalled();
    await press(text(reportMessages.block, { name: 'Grace' }));
    expect(onBlock).toHaveBeenCalledOnce();
  });

  it('keeps what was typed when sending fails, and goes under the same key when it is tried again', async () => {
    fake.answer('report', () => refuse('network'));
    open();
    await chooseMoney();
    await next();
    await next();
    await act(async () => fireEvent.change(field(), { target: { value: 'Listen' } }));
    await send();
    expect(screen.getByRole('alert').textContent).toBe(text(errorMessage('network')));
    expect(field().value).toBe('Listen');
    fake.answer('report', () => ({ ...receipt, is_repeat: true }));
    await send();
    const [first, second] = fake.callsOf('report');
    expect(first?.key).toBe(second?.key);
    expect(screen.getByText(text(reportMessages.repeated))).toBeTruthy();
  });

  it('takes another key for other words', async () => {
    fake.answer('report', () => refuse('network'));
    open();
    await chooseMoney();
    await next();
    await next();
    await send();
    await act(async () => fireEvent.change(field(), { target: { value: 'More' } }));
    await send();
    const [first, second] = fake.callsOf('report');
    expect(first?.key).not.toBe(second?.key);
  });

  it('keeps the answers of the steps before', async () => {
    open();
    await chooseMoney();
    await next();
    await act(async () => fireEvent.click(boxOf('Message 24')));
    await press(text(reportMessages.back));
    expect(screen.getByLabelText<HTMLInputElement>(text(categoryMessages.money)).checked).toBe(true);
    await next();
    expect(boxOf('Message 24').checked).toBe(false);
  });

  it('shows a chosen message wherever it stands, and earlier ones on demand', async () => {
    open([2]);
    await chooseMoney();
    await next();
    expect(boxOf('Message 2').checked).toBe(true);
    expect(screen.queryByText('Message 4')).toBeNull();
    await press(text(reportMessages.whichOlder));
    expect(screen.getByText('Message 4')).toBeTruthy();
  });

  it('asks for no messages where the other has written none', async () => {
    open([], []);
    await chooseMoney();
    await next();
    expect(field()).toBeTruthy();
  });

  it.each([
    [{ member: 'm1' }, reportMessages.copiedProfile],
    [{ conversation: 'c1' }, reportMessages.copied],
  ])('says what is kept of it: %j', async (about, words) => {
    renderPage(<ReportDialog name="Grace" about={about} messages={[]} chosen={[]} onClose={() => {}} />);
    await chooseMoney();
    await next();
    expect(screen.getByText(text(words, { name: 'Grace' }))).toBeTruthy();
  });

  it.each(errorCodes.filter((code) => /report/.test(code)))(
    'says in words why it was refused: %s',
    (code) => {
      expect(errorMessage(code, reportRefusals).id).toBe(`reports.refused.${code}`);
    },
  );
});
