import type { LiveEvent, User } from '@vesper/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { renderChat } from '../../../testing/chat-page.tsx';
import { aConversation, aMessage, aPeer } from '../../../testing/conversation.ts';
import { later, refuse } from '../../../testing/fake-api.ts';
import { aSession } from '../../../testing/member.ts';
import { text } from '../../../testing/page-around.tsx';
import { ChatNotices } from '../notices/chat-notices.tsx';
import { Composer } from './composer.tsx';
import { chatMessages } from '../first-view/messages.ts';
import type { Chat } from '../engine/use-chat.ts';
import { readDraft, writeDraft } from '../../../parts/drafts/draft-store.ts';

const first = aConversation([aMessage(1)]);
const composer = (chat: Chat) => <Composer chat={chat} peer={aPeer} cost={1} formKey="k" />;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: text(chatMessages.send) });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pressEnter = (more: object = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...more });
/** Says whether the form would have posted by itself. */
const submit = (): boolean => fireEvent.submit(field().closest('form') ?? document.body);
const kept = (): string => readDraft({ owner: 'me', peer: 'they' });

const sent = (words: string) => ({
  conversation: { id: 'c1' },
  credits: 6,
  message: aMessage(2, { sender: 'me', client_id: 'k1', text: words }),
});

const fine = (isFine: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isFine }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fine(true);
});

describe('the composer', () => {
  it('posts like any form until the machine runs', async () => {
    await renderChat(composer, first, { plain: true });
    type('hello');
    expect(Object.fromEntries(new FormData(field().form ?? undefined))).toEqual({
      member: 'they',
      key: 'k',
      text: 'hello',
    });
    expect(submit()).toBe(true);
    const posted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
    pressEnter();
    expect(posted).toHaveBeenCalledOnce();
    posted.mockRestore();
  });

  it('posts by itself again what was posted before the machine ran: under a key of its own it would be two messages', async () => {
    const { callsOf } = await renderChat(composer, first);
    type('hello');
    const { form } = field();
    if (form) form.dataset['posted'] = '';
    await act(async () => expect(submit()).toBe(true));
    const posted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
    pressEnter();
    expect(posted).toHaveBeenCalledOnce();
    posted.mockRestore();
    expect(callsOf('chatSend')).toEqual([]);
  });

  it('sends what stands in the field and is empty afterwards', async () => {
    const { callsOf } = await renderChat(composer, first, { answers: { chatSend: () => sent('hello') } });
    type('hello');
    await act(async () => expect(submit()).toBe(false));
    expect(callsOf('chatSend').map(({ body }) => body)).toEqual([
      { member: 'they', kind: 'text', text: 'hello' },
    ]);
    expect(field().value).toBe('');
    expect(kept()).toBe('');
  });

  it('sends nothing where there is nothing to read, and nothing that is too long', async () => {
    const { callsOf } = await renderChat(composer, first);
    type('   ');
    await act(async () => submit());
    type('x'.repeat(41));
    await act(async () => submit());
    expect(callsOf('chatSend')).toEqual([]);
    expect(field().value).toBe('x'.repeat(41));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    type('x'.repeat(40));
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await act(async () => submit());
    expect(callsOf('chatSend')).toHaveLength(1);
  });

  it('says so, each time, when what is too long is sent, and no longer once it is not', async () => {
    await renderChat(composer, first);
    const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    type('x'.repeat(41));
    // It comes with the first letter.
    await waitFor(async () => {
      await act(async () => submit());
      expect(said()).toEqual([text(errorMessage('message_too_long'))]);
    });
    type('x'.repeat(40));
    expect(said()).toEqual([]);
    type('x'.repeat(41));
    expect(said()).toEqual([]);
    await act(async () => void pressEnter());
    expect(said()).toHaveLength(1);
  });

  it('sends with Enter, makes a new line with Shift, and leaves a word alone that is being composed', async () => {
    const { callsOf } = await renderChat(composer, first, { answers: { chatSend: () => sent('hello') } });
    type('hello');
    await act(async () => void pressEnter({ shiftKey: true }));
    await act(async () => void pressEnter({ isComposing: true }));
    expect(callsOf('chatSend')).toHaveLength(0);
    await act(async () => void pressEnter());
    expect(callsOf('chatSend')).toHaveLength(1);
  });

  it('makes a new line with Enter on touch screens', async () => {
    fine(false);
    const { callsOf } = await renderChat(composer, first);
    type('hello');
    await act(async () => void pressEnter());
    expect(callsOf('chatSend')).toHaveLength(0);
    expect(field().value).toBe('hello');
  });

  it('counts once it matters, by what a reader counts', async () => {
    await renderChat(composer, first);
    type('x'.repeat(32));
    expect(screen.queryByText(text(chatMessages.counter, { length: 32, maximum: 40 }))).toBeNull();
    type(`${'x'.repeat(32)}👍🏽`);
    expect(screen.getByText(text(chatMessages.counter, { length: 33, maximum: 40 }))).toBeTruthy();
  });

  it('renders nothing for a key once something is written', async () => {
    let renders = 0;
    await renderChat(
      (chat) => (
        <Profiler id="composer" onRender={() => (renders += 1)}>
          {composer(chat)}
        </Profiler>
      ),
      first,
    );
    await act(async () => void type('h'));
    await waitFor(async () => {
      // What comes with the first words has come.
      const before = renders;
      await act(async () => void type(`h${'a'.repeat(1 + (before % 5))}`));
      expect(renders).toBe(before);
    });
    const before = renders;
    for (const words of ['he', 'hel', 'hell', 'hello']) await act(async () => void type(words));
    expect(renders).toBe(before);
    expect(field().value).toBe('hello');
  });

  it('keeps the draft for the next visit and takes it up again', async () => {
    const page = await renderChat(composer, first);
    type('half a sen');
    expect(kept()).toBe('');
    page.engine?.stop();
    expect(kept()).toBe('half a sen');
    page.unmount();
    await renderChat(composer, first);
    expect(field().value).toBe('half a sen');
  });

  it('has one draft in all tabs: what is begun or sent in one is so in the others', async () => {
    const elsewhere = (words: string) => {
      const drafts = { owner: 'me', texts: words === '' ? {} : { they: words } };
      localStorage.setItem('vesper.drafts', JSON.stringify(drafts));
      return act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'vesper.drafts' })));
    };
    await renderChat(composer, first);
    await elsewhere('half a sen');
    expect(field().value).toBe('half a sen');
    // Not written back: it may have grown there meanwhile.
    localStorage.clear();
    fireEvent.blur(field());
    expect(kept()).toBe('');
    await elsewhere('');
    expect(field().value).toBe('');
    type('my own');
    await elsewhere('while a key was pressed here');
    expect(field().value).toBe('my own');
    fireEvent.blur(field());
    expect(kept()).toBe('my own');
    await elsewhere('another');
    expect(field().value).toBe('another');
  });

  it('lets what was refused without script win over an older draft', async () => {
    writeDraft({ owner: 'me', peer: 'they' }, 'older');
    const { chat } = await renderChat(
      (chat) => <Composer chat={chat} peer={aPeer} cost={1} formKey="k" refusedText="refused" />,
      first,
    );
    expect(field().value).toBe('refused');
    expect(chat.engine?.actor.getSnapshot().context.draft).toBe('refused');
  });

  it('takes no words where writing cannot help any more, and keeps those that were typed', async () => {
    await renderChat(composer, first, { answers: { chatSend: () => refuse('blocked_by_member') } });
    type('hello');
    await act(async () => submit());
    expect(field().readOnly).toBe(true);
    expect(sendButton().disabled).toBe(true);
  });

  it('lets one go on typing where credits are missing', async () => {
    await renderChat(
      (chat) => (
        <>
          <ChatNotices chat={chat} name="Grace" cost={1} />
          {composer(chat)}
        </>
      ),
      first,
      { answers: { chatSend: () => refuse('not_enough_credits') } },
    );
    type('hello');
    await act(async () => submit());
    expect(screen.getByRole('alert').textContent).toContain(text(chatMessages.shortageTitle));
    expect(field().readOnly).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: text(chatMessages.dismiss) }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the way on when Send is pressed again where credits are missing, and keeps the words', async () => {
    const { callsOf } = await renderChat(
      (chat) => (
        <>
          <ChatNotices chat={chat} name="Grace" cost={1} />
          {composer(chat)}
        </>
      ),
      first,
      { answers: { chatSend: () => refuse('not_enough_credits') } },
    );
    type('hello');
    await act(async () => submit());
    expect(document.activeElement).toBe(field());
    const step = screen.getByRole('link', { name: text(chatMessages.shortageAction) });
    // With nothing more written, the browser would ask for words.
    expect(fireEvent.invalid(field())).toBe(false);
    expect(document.activeElement).toBe(step);
    field().focus();
    type('and again');
    await act(async () => submit());
    expect(document.activeElement).toBe(step);
    // Read out with its reason.
    const reason = document.getElementById(step.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(text(chatMessages.shortageTitle));
    expect(callsOf('chatSend')).toHaveLength(1);
    expect(field().value).toBe('and again');
  });

  it('shows the credits that are left after a send', async () => {
    await renderChat(composer, first, { answers: { chatSend: () => sent('hello') } });
    const note = () => document.getElementById('composer-cost')?.textContent;
    expect(note()).toBe(text(chatMessages.cost, { cost: 1, credits: 7 }));
    type('hello');
    await act(async () => submit());
    expect(note()).toBe(text(chatMessages.cost, { cost: 1, credits: 6 }));
  });
});

it('says nothing of credits where those that one has do not help', async () => {
  await renderChat(composer, first, { answers: { chatSend: () => refuse('free_conversation_limit') } });
  const note = () => document.getElementById('composer-cost')?.textContent;
  expect(note()).not.toBe('');
  type('hello');
  await act(async () => submit());
  expect(note()).toBe('');
});

describe('what a message costs who has not confirmed the address', () => {
  const shown = async (user: Partial<User>) => {
    await renderChat(composer, first, { user: { status: 'not_confirmed', ...user } });
    return document.getElementById('composer-cost')?.textContent;
  };
  const granted = () => aSession().getSnapshot().settings.signup_credits;

  it('speaks of the credits that come with confirming, and of no 0 that would keep one from writing', async () => {
    expect(granted()).toBeGreaterThan(0);
    expect(await shown({ credits: 0 })).toBe(text(chatMessages.costFirst, { cost: 1, free: granted() }));
  });

  it('tells credits that are there', async () => {
    expect(await shown({ credits: 4 })).toBe(text(chatMessages.cost, { cost: 1, credits: 4 }));
  });
});

describe('after a send', () => {
  const sendOne = async (connection: 'live' | 'lost', answer: object) => {
    const page = await renderChat(composer, first, { answers: { chatSend: () => answer } });
    page.session.update({ connection });
    type('hello');
    await act(async () => submit());
    for (const command of page.commands)
      if (command.type === 'send')
        await page.hear({ type: 'sent', key: command.key, answer } as unknown as LiveEvent);
    return { requests: page.requests, calls: page.callsOf('chatSend').length };
  };

  it('the lists are not read where the live connection tells of it', async () => {
    const { requests, calls } = await sendOne('live', sent('hello'));
    expect(requests).not.toContain('lists.requested');
    expect(calls).toBe(0);
  });

  it('the lists are read without a live connection', async () => {
    const { requests, calls } = await sendOne('lost', sent('hello'));
    expect(requests).toContain('lists.requested');
    expect(calls).toBe(1);
  });

  it('the lists are read for a message that waits, of which nobody tells', async () => {
    const waiting = { ...sent('hello'), conversation: null };
    expect((await sendOne('live', waiting)).requests).toContain('lists.requested');
  });
});

describe('while a message is on its way', () => {
  it('another can be typed, and is not lost when the first arrives', async () => {
    const arrival = later<unknown>();
    await renderChat(composer, first, { answers: { chatSend: () => arrival.promise } });
    type('first');
    await act(async () => submit());
    type('second');
    await act(async () => arrival.give(sent('first')));
    expect(field().value).toBe('second');
    fireEvent.blur(field());
    expect(kept()).toBe('second');
  });
});
