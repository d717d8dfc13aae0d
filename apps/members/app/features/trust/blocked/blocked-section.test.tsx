import type { BlockedMember } from '@vesper/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { frameMessages } from '../../../frame/messages.ts';
import type { ActResult } from '../../../parts/forms/act-result.ts';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { aBlocked, aPicture } from '../../../testing/people.ts';
import { blockedMessages } from './blocked-messages.ts';
import type { BlockedPage } from './blocked-page.ts';
import { BlockedSection } from './blocked-section.tsx';

beforeAll(() => {
  // jsdom knows no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

let session = aSession();
let posted: string[] = [];
let refused: ActResult['refused'] = null;
let stored: BlockedPage = { people: [], next: null };
beforeEach(() => {
  session = aSession();
  posted = [];
  refused = null;
});

const Page = () => (
  <BlockedSection
    first={useLoaderData<BlockedPage>()}
    reportOf={({ name }) => <a href="/">Report {name}</a>}
  />
);
const show = async (people: readonly BlockedMember[], next: string | null = null) => {
  stored = { people, next };
  renderPage(() => <Page />, {
    session,
    path: '/notifications/blocked',
    loader: () => stored,
    action: async ({ request }) => {
      const intent = String((await request.formData()).get('intent'));
      posted.push(intent);
      if (!refused)
        stored = { ...stored, people: stored.people.filter(({ id }) => intent !== `unblock:${id}`) };
      return { intent, refused, typed: {}, done: refused ? null : { ok: true } } satisfies ActResult;
    },
  });
  await screen.findByRole('heading', { level: 1 });
  // Words may be seen before their page listens.
  await act(async () => undefined);
};
const names = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByRole('strong').textContent);
const unblock = (name: string) =>
  screen
    .getAllByRole('button', { name: text(blockedMessages.unblockOf, { name }) })
    .find((button) => !button.closest('dialog')) as HTMLElement;
const dialog = () => screen.queryByRole('dialog', { name: text(blockedMessages.title, { name: 'Bert' }) });
const ask = () => act(async () => void fireEvent.click(unblock('Bert')));
const pressIn = (name: string) =>
  act(async () => void fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name })));
const confirm = () => pressIn(text(blockedMessages.unblockOf, { name: 'Bert' }));

describe('the list of whom one has blocked', () => {
  it('shows each by name and day, with the picture where there is one, and marks fictional profiles', async () => {
    await show([
      aBlocked('Carl', { main_image: aPicture('/photos/carl.webp'), fictional: true }),
      aBlocked('Bert'),
    ]);
    expect(names()).toEqual(['Carl', 'Bert']);
    const [carl, bert] = screen.getAllByRole('listitem');
    expect(carl?.querySelector('img')?.getAttribute('src')).toContain('/photos/carl.webp');
    expect(bert?.querySelector('img')).toBeNull();
    expect(carl?.querySelector('.fictional-mark')).toBeTruthy();
    expect(bert?.querySelector('.fictional-mark')).toBeNull();
    expect(bert?.querySelector('time')?.getAttribute('datetime')).toBe('2026-05-01T12:00:00Z');
  });

  it('has beside each what reports them: what was written before the block is kept for that', async () => {
    await show([aBlocked('Carl'), aBlocked('Bert')]);
    const links = screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
    expect(links).toEqual(['Report Carl', 'Report Bert']);
  });

  it('says how somebody comes here where nobody is', async () => {
    await show([]);
    expect(screen.getByText(text(blockedMessages.none))).toBeTruthy();
    expect(screen.getByText(text(blockedMessages.noneText))).toBeTruthy();
    expect(screen.queryByText(text(blockedMessages.intro))).toBeNull();
  });

  it('asks before it unblocks: says what comes back and what does not, and cancel changes nothing', async () => {
    await show([aBlocked('Bert')]);
    expect(dialog()).toBeNull();
    await ask();
    expect(
      within(dialog() as HTMLElement).getByText(text(blockedMessages.text, { name: 'Bert' })),
    ).toBeTruthy();
    expect(within(dialog() as HTMLElement).getByText(text(blockedMessages.lost))).toBeTruthy();
    await pressIn(text(blockedMessages.cancel));
    expect(dialog()).toBeNull();
    expect([posted, names()]).toEqual([[], ['Bert']]);
  });

  it('takes who was unblocked out, says so, and has the focus where it is said', async () => {
    await show([aBlocked('Carl'), aBlocked('Bert')]);
    await ask();
    await confirm();
    await waitFor(() => expect(dialog()).toBeNull());
    expect([posted, names()]).toEqual([['unblock:Bert'], ['Carl']]);
    const note = screen.getByText(text(blockedMessages.done, { name: 'Bert' }));
    expect(note.getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(note);
  });

  it('keeps the question open where it is refused, and says why', async () => {
    refused = { code: 'network', params: {}, fields: {} };
    await show([aBlocked('Bert')]);
    await ask();
    await confirm();
    await waitFor(() =>
      expect(within(dialog() as HTMLElement).getByRole('alert').textContent).toBe(
        text(errorMessage('network')),
      ),
    );
    expect(names()).toEqual(['Bert']);
    refused = null;
    await confirm();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(names()).toEqual([]);
  });

  it('follows what is done on other pages: out once unblocked, in once blocked, also again', async () => {
    await show([aBlocked('Bert')]);
    act(() => session.emitLive({ type: 'member_back', member: 'Bert', own: false, apart: false }));
    expect(names()).toEqual(['Bert']);
    act(() => session.emitLive({ type: 'member_back', member: 'Bert', own: true, apart: true }));
    expect(names()).toEqual([]);
    // Blocked by them instead: that is no entry of the own list.
    await act(async () => session.emitLive({ type: 'member_gone', member: 'Bert', own: false }));
    expect(names()).toEqual([]);
    stored = { people: [aBlocked('Doris'), aBlocked('Bert')], next: null };
    await act(async () => session.emitLive({ type: 'member_gone', member: 'Bert', own: true }));
    await waitFor(() => expect(names()).toEqual(['Doris', 'Bert']));
    // What was told meanwhile may be lost: it is asked for.
    stored = { people: [aBlocked('Doris')], next: null };
    await act(async () => session.emitLive({ type: 'resync', at: '2026-11-30T12:00:00.000Z' }));
    await waitFor(() => expect(names()).toEqual(['Doris']));
  });

  it('says of nobody that there is nobody while a page is left', async () => {
    await show([aBlocked('Bert')], 'c1');
    act(() => session.emitLive({ type: 'member_back', member: 'Bert', own: true, apart: false }));
    expect(names()).toEqual([]);
    expect(screen.queryByText(text(blockedMessages.none))).toBeNull();
    expect(screen.getByText(text(blockedMessages.more))).toBeTruthy();
  });

  it('grows page by page, each once, and says when the next page does not come', async () => {
    const answers: Parameters<typeof fakeApi>[0] = { blocks: () => refuse('network') };
    const api = fakeApi(answers);
    fakeServer.load = async () => api.api;
    await show([aBlocked('Carl')], 'c1');
    const more = () => act(async () => void fireEvent.click(screen.getByText(text(blockedMessages.more))));
    await more();
    await waitFor(() => expect(screen.getByText(text(errorMessage('network')))).toBeTruthy());
    expect(names()).toEqual(['Carl']);
    api.answer('blocks', () => ({ blocked: [aBlocked('Carl'), aBlocked('Bert')], next_cursor: null }));
    await act(async () => void fireEvent.click(screen.getByText(text(frameMessages.tryAgain))));
    await waitFor(() => expect(names()).toEqual(['Carl', 'Bert']));
    expect(api.callsOf('blocks').map(({ query }) => query)).toEqual([{ cursor: 'c1' }, { cursor: 'c1' }]);
    expect(screen.getByText(text(blockedMessages.end))).toBeTruthy();
  });
});
