import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftPauseMs } from '../../../parts/drafts/draft-pause.ts';
import { readDraft, writeDraft } from '../../../parts/drafts/draft-store.ts';
import { renderChat } from '../../../testing/chat-page.tsx';
import { aChatEntry, aConversation, aMessage, aPeer } from '../../../testing/conversation.ts';
import { aCard } from '../../../testing/people.ts';
import { Composer } from './composer.tsx';
import { ChatList } from '../list/chat-list.tsx';
import { MessageLog } from '../log/message-log.tsx';
import { ChatPerson } from '../person/chat-person.tsx';

const bert = aCard('b', { name: 'Bert' });
const list = {
  chats: [aChatEntry('c1', aPeer), aChatEntry('c2', bert)],
  waiting: [],
  next: null,
  archived: { count: 0, unread: 0 },
  isArchive: false,
  nowMs: 0,
};

/** How often each part was rendered, since it was asked last. */
const counting = () => {
  const counts = new Map<string, number>();
  const part = (id: string, children: ReactNode) => (
    <Profiler id={id} onRender={() => counts.set(id, (counts.get(id) ?? 0) + 1)}>
      {children}
    </Profiler>
  );
  const take = () => {
    const taken = Object.fromEntries(counts);
    counts.clear();
    return taken;
  };
  return { part, take };
};

const renderDesk = async () => {
  const { part, take } = counting();
  await renderChat(
    (chat) => (
      <>
        {part('list', <ChatList first={list} beside />)}
        {part('log', <MessageLog chat={chat} peer={aPeer} cost={1} />)}
        {part('composer', <Composer chat={chat} peer={aPeer} cost={1} formKey="k" />)}
        {part('person', <ChatPerson peer={aPeer} line="" />)}
      </>
    ),
    aConversation([aMessage(1), aMessage(2)]),
    { path: '/chats/c1' },
  );
  return take;
};

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a key press, with the three parts of a desk', () => {
  it('renders the composer only, and writes nothing; the pause after it writes once and renders nothing', async () => {
    writeDraft({ owner: 'me', peer: bert.id }, 'to Bert');
    const take = await renderDesk();
    expect(Object.keys(take()).sort()).toEqual(['composer', 'list', 'log', 'person']);
    vi.useFakeTimers();
    const written = vi.spyOn(Storage.prototype, 'setItem');
    for (const words of ['h', 'he', 'hel', 'hell', 'hello']) type(words);
    expect(Object.keys(take())).toEqual(['composer']);
    expect(written).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(draftPauseMs));
    expect(take()).toEqual({});
    expect(written).toHaveBeenCalledOnce();
    expect(readDraft({ owner: 'me', peer: aPeer.id })).toBe('hello');
  });
});
