import type { Api } from '@vesper/api-client';
import { Session, SessionProvider, type SessionSeed } from '@vesper/session';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { followPages, keepPages, keptPages } from './kept-pages.ts';
import { type ListPage, useGrowingList } from './use-growing-list.ts';

beforeEach(() => {
  fakeServer.load = async () => ({}) as Api;
});

interface Letters extends ListPage {
  readonly letters: string;
}

const first: Letters = { letters: 'ab', next: '2' };
const session = new Session({ settings: {}, user: null } as unknown as SessionSeed, 0);
const Frame = ({ children }: { readonly children: ReactNode }) => (
  <SessionProvider session={session}>{children}</SessionProvider>
);
const grow = (read: (api: Api, cursor: string) => Promise<Letters>) =>
  renderHook(() => useGrowingList(first, read), { wrapper: Frame });

describe('a list that grows', () => {
  it('appends pages until there is no next one', async () => {
    const { result } = grow(async (_, cursor) =>
      cursor === '2' ? { letters: 'cd', next: '3' } : { letters: 'e', next: null },
    );
    await act(async () => result.current.more());
    expect(result.current.next).toBe('3');
    await act(async () => result.current.more());
    expect(result.current.pages.map(({ letters }) => letters)).toEqual(['ab', 'cd', 'e']);
    expect(result.current.next).toBeNull();
    await act(async () => result.current.more());
    expect(result.current.pages).toHaveLength(3);
  });

  it('keeps what is shown when a page does not come, and asks for the same one again', async () => {
    const asked: string[] = [];
    const { result } = grow(async (_, cursor) => {
      asked.push(cursor);
      if (asked.length === 1)
        throw Object.assign(new Error('gone'), {
          name: 'CallError',
          code: 'network',
          params: {},
          fields: {},
        });
      return { letters: 'cd', next: null };
    });
    await act(async () => result.current.more());
    expect(result.current).toMatchObject({ failure: 'network', isBusy: false, pages: [first], next: '2' });
    await act(async () => result.current.more());
    expect(result.current).toMatchObject({ failure: null, next: null });
    expect(asked).toEqual(['2', '2']);
  });

  it('does not ask twice at once', async () => {
    const read = vi.fn(() => new Promise<Letters>(() => {}));
    const { result } = grow(read);
    await act(async () => result.current.more());
    expect(result.current.isBusy).toBe(true);
    await act(async () => result.current.more());
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('a list that was left', () => {
  const growAt = (place: string, start: Letters = first) =>
    renderHook(() => useGrowingList(start, async () => ({ letters: 'cd', next: null }), place), {
      wrapper: Frame,
    });
  const lettersOf = ({ result }: ReturnType<typeof growAt>) =>
    result.current.pages.map(({ letters }) => letters);

  it('is as long as it was for who comes back to its place, behind the first page as it is by now', async () => {
    const list = growAt('a place');
    await act(async () => list.result.current.more());
    list.unmount();
    expect(lettersOf(growAt('a place', { letters: 'xab', next: '2' }))).toEqual(['xab', 'cd']);
    expect(lettersOf(growAt('another place'))).toEqual(['ab']);
  });

  it('is forgotten once thirty others have been left', async () => {
    const leave = async (place: string) => {
      const list = growAt(place);
      await act(async () => list.result.current.more());
      list.unmount();
    };
    await leave('the oldest');
    for (let count = 0; count < 30; count += 1) await leave(`place ${count}`);
    expect(lettersOf(growAt('the oldest'))).toEqual(['ab']);
    expect(lettersOf(growAt('place 0'))).toEqual(['ab', 'cd']);
  });

  /** What the page knew is gone, and what the tab keeps is there. */
  const reloaded = async (place: string) => {
    vi.resetModules();
    const { keptPages } = await import('./kept-pages.ts');
    return keptPages<Letters>(` ${place}`).map(({ letters }) => letters);
  };

  it('is found again after another page was loaded anew, if it has grown last', async () => {
    for (const place of ['before', 'grown']) {
      const list = growAt(place);
      await act(async () => list.result.current.more());
      list.unmount();
    }
    growAt('not grown').unmount();
    expect(await reloaded('grown')).toEqual(['cd']);
    expect(await reloaded('before')).toEqual([]);
    expect(await reloaded('grow')).toEqual([]);
  });

  it('is forgotten once somebody else is here, or nobody, and stays for who has grown it', async () => {
    const list = growAt('of a visitor');
    await act(async () => list.result.current.more());
    list.unmount();
    followPages(aSession(null))();
    expect(lettersOf(growAt('of a visitor'))).toEqual(['ab', 'cd']);
    expect(await reloaded('of a visitor')).toEqual(['cd']);
    const other = aSession(aMember());
    followPages(other);
    expect(sessionStorage.getItem('vesper.grown-list')).toBeNull();
    expect(lettersOf(growAt('of a visitor'))).toEqual(['ab']);
  });

  it('is found by who has grown it, and by nobody else who comes to that place in the same browser', async () => {
    const at = (who: Session) =>
      renderHook(() => useGrowingList(first, async () => ({ letters: 'cd', next: null }), 'one place'), {
        wrapper: ({ children }: { readonly children: ReactNode }) => (
          <SessionProvider session={who}>{children}</SessionProvider>
        ),
      });
    const [me, other] = [aSession(aMember()), aSession(aMember({ id: 'other' }))];
    const list = at(me);
    await act(async () => list.result.current.more());
    list.unmount();
    expect([me, other, aSession(null)].map((who) => lettersOf(at(who)))).toEqual([
      ['ab', 'cd'],
      ['ab'],
      ['ab'],
    ]);
  });

  it('is forgotten at once when a member logs out on an open page, and not before', () => {
    const member = aSession(aMember());
    const stop = followPages(member);
    keepPages('me a place', [{ letters: 'cd', next: null }]);
    member.update({ totalUnread: 1 });
    expect(keptPages('me a place')).toHaveLength(1);
    member.update({ user: null });
    expect(keptPages('me a place')).toEqual([]);
    expect(sessionStorage.getItem('vesper.grown-list')).toBeNull();
    stop();
  });

  it('begins as the server wrote it where it came with the document, and forgets what it was', async () => {
    const list = growAt('loaded');
    await act(async () => list.result.current.more());
    list.unmount();
    let rendered = 0;
    const Letters = () => {
      rendered += 1;
      return useGrowingList(first, async () => first, 'loaded')
        .pages.map((page) => page.letters)
        .join();
    };
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Frame>
        <Letters />
      </Frame>,
    );
    rendered = 0;
    render(
      <Frame>
        <Letters />
      </Frame>,
      { container: page, hydrate: true },
    );
    expect(page.textContent).toBe('ab');
    // Once more would be all the people of a page in one piece, as it wakes.
    expect(rendered).toBe(1);
    expect(await reloaded('loaded')).toEqual([]);
  });
});
