import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadTexts } from '@vesper/i18n/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../../frame/errors/refusals.ts';
import { Toasts } from '../../../../frame/errors/toasts.tsx';
import { standInForDialogs } from '../../../../testing/dialogs.ts';
import { renderChat } from '../../../../testing/chat-page.tsx';
import { aConversation, aMessage, aPeer } from '../../../../testing/conversation.ts';
import { refuse } from '../../../../testing/fake-api.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { text } from '../../../../testing/page-around.tsx';
import { Composer } from '../../composer/composer.tsx';
import type { Chat } from '../../engine/use-chat.ts';
import { chatMessages } from '../../first-view/messages.ts';
import { MessageLog } from '../message-log.tsx';
import { bubbleMessages } from '../../first-view/bubble-messages.ts';
import { actMessages } from './messages.ts';

const page = (chat: Chat) => (
  <>
    <MessageLog chat={chat} peer={aPeer} cost={1} />
    <Composer chat={chat} peer={aPeer} cost={1} formKey="f" />
    <Toasts />
  </>
);
const row = (seq: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-seq="${seq}"]`) ?? document.body;
const more = (seq: number) =>
  within(row(seq)).queryByRole('button', { name: text(bubbleMessages.messageMore) });
const item = (name: string) => screen.findByRole('menuitem', { name });
const signs = (seq: number) =>
  within(row(seq))
    .queryAllByRole('img')
    .map((sign) => sign.getAttribute('aria-label'));

beforeAll(async () => {
  await loadTexts('chat-acts');
  standInForDialogs();
});
beforeEach(() => sessionStorage.clear());

const first = aConversation([
  aMessage(1, { text: 'look at https://example.com.' }),
  aMessage(2, { sender: 'me' }),
  aMessage(3),
]);
const open = async (seq: number, answers: NonNullable<Parameters<typeof renderChat>[2]>['answers'] = {}) => {
  const done = () => ({ ok: true });
  const chat = await renderChat(page, first, {
    answers: { messageRemove: done, reactionSet: done, reactionRemove: done, ...answers },
    user: { id: 'me' },
  });
  fakeServer.load = async () => chat.api;
  fireEvent.click(more(seq) ?? document.body);
  await screen.findByRole('menu');
  return chat;
};

describe('the menu of a message', () => {
  it('offers the report alone of what the other has taken back, and nothing of what one has oneself', async () => {
    const taken = aConversation([
      aMessage(1, { removed: true }),
      aMessage(2, { sender: 'me', removed: true }),
      aMessage(3),
    ]);
    await renderChat(page, taken, { user: { id: 'me' } });
    expect(more(2)).toBeNull();
    fireEvent.click(more(1) ?? document.body);
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      text(actMessages.report),
    ]);
  });

  it('offers what there is: deleting for own ones only', async () => {
    await open(2);
    expect(await item(text(actMessages.remove))).toBeTruthy();
    expect(screen.getAllByRole('menuitem')).toHaveLength(9);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.click(more(1) ?? document.body);
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: text(actMessages.remove) })).toBeNull();
  });

  it('has one stop for Tab, and the arrows lead to the other messages', async () => {
    await renderChat(page, first);
    expect([1, 2, 3].map((seq) => more(seq)?.tabIndex)).toEqual([-1, -1, 0]);
    more(3)?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(more(2));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    expect(document.activeElement).toBe(more(1));
  });

  it('reacts, shows it at once with who did, and takes it back', async () => {
    const { callsOf, hear } = await open(3);
    await act(async () => fireEvent.click(await item(text(actMessages.react, { what: 'heart' }))));
    expect(callsOf('reactionSet')[0]?.body).toEqual({ conversation: 'c1', seq: 3, code: 'heart' });
    await vi.waitFor(() =>
      expect(signs(3)).toEqual([text(bubbleMessages.reacted, { who: 'you', what: 'heart', name: 'Grace' })]),
    );
    await hear({ type: 'reaction', conversation: 'c1', seq: 3, member: 'they', code: 'heart' });
    expect(signs(3)).toEqual([text(bubbleMessages.reacted, { who: 'both', what: 'heart', name: 'Grace' })]);
    fireEvent.click(more(3) ?? document.body);
    await act(async () => fireEvent.click(await item(text(actMessages.unreact, { what: 'heart' }))));
    expect(callsOf('reactionRemove')[0]?.body).toEqual({ conversation: 'c1', seq: 3 });
    expect(signs(3)).toEqual([text(bubbleMessages.reacted, { who: 'other', what: 'heart', name: 'Grace' })]);
  });

  it('takes a reaction away that the server did not take, and says why', async () => {
    await open(3, { reactionSet: () => refuse('network') });
    await act(async () => fireEvent.click(await item(text(actMessages.react, { what: 'wow' }))));
    expect(signs(3)).toEqual([]);
    expect(screen.getByText(text(errorMessage('network')))).toBeTruthy();
  });

  it('asks before it deletes, and leaves a line', async () => {
    const { callsOf } = await open(2);
    fireEvent.click(await item(text(actMessages.remove)));
    expect(callsOf('messageRemove')).toEqual([]);
    const yes = await screen.findByRole('button', { name: text(actMessages.remove), hidden: true });
    await act(async () => fireEvent.click(yes));
    expect(callsOf('messageRemove')[0]?.body).toEqual({ conversation: 'c1', seq: 2 });
    expect(row(2).textContent).toContain(text(chatMessages.removed));
    expect(row(2).textContent).not.toContain('message 2');
    expect(more(2)).toBeNull();
    expect(document.activeElement).toBe(row(2));
  });

  it('copies the words', async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open(1);
    await act(async () => fireEvent.click(await item(text(actMessages.copy))));
    expect(writeText).toHaveBeenCalledWith('look at https://example.com.');
  });

  it('answers: above the field, with the send, and above the sent words until what it is about is deleted', async () => {
    const { callsOf, hear, chat } = await open(3, { chatSend: () => refuse('network') });
    await act(async () => fireEvent.click(await item(text(actMessages.answer))));
    const who = { who: 'other', name: 'Grace' };
    expect(await screen.findByText(text(bubbleMessages.answering, who))).toBeTruthy();
    await act(async () => {
      chat.send({ type: 'draft.changed', text: 'about that' });
      chat.send({ type: 'message.submitted', clientId: 'k1' });
    });
    expect(callsOf('chatSend')[0]?.body).toMatchObject({ answer_to: 3, text: 'about that' });
    expect(screen.queryByText(text(bubbleMessages.answering, who))).toBeNull();
    const quote = () => document.querySelector('.bubble--failed .bubble__quote')?.textContent;
    await vi.waitFor(() => expect(quote()).toBe(`${text(bubbleMessages.quote, who)}message 3`));
    await hear({ type: 'message_removed', conversation: 'c1', seq: 3 });
    expect(quote()).toContain(text(chatMessages.removed));
  });

  it('sends the words without what they answer where that is not shown any more', async () => {
    let asked = 0;
    const { chat, callsOf } = await renderChat(page, first, {
      answers: { chatSend: () => refuse((asked += 1) === 1 ? 'message_not_found' : 'network') },
    });
    await act(async () => {
      chat.send({ type: 'answer.chosen', seq: 1 });
      chat.send({ type: 'draft.changed', text: 'about that' });
      chat.send({ type: 'message.submitted', clientId: 'k1' });
    });
    expect(callsOf('chatSend').map(({ key }) => key)).toEqual(['k1', 'k1']);
    expect(callsOf('chatSend')[1]?.body).not.toHaveProperty('answer_to');
  });
});

describe('a message in the log', () => {
  it('makes addresses open in a page of their own', async () => {
    await renderChat(page, first);
    const link = screen.getByRole('link', { name: 'https://example.com' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://example.com',
      '_blank',
      'noopener noreferrer nofollow ugc',
    ]);
  });

  it('leads from a quote to what is quoted, and loads that first where it is not here', async () => {
    const answering = {
      answer_to: 2,
      quote: { sender: 'they', content: { kind: 'text', text: 'old' }, removed: false },
    };
    const { callsOf } = await renderChat(
      page,
      aConversation([aMessage(5, answering as never)], { has_older: true }),
      { answers: { chat: () => aConversation([aMessage(2), aMessage(3), aMessage(4)]) } },
    );
    await act(async () => fireEvent.click(row(5).querySelector('button.bubble__quote') ?? document.body));
    expect(callsOf('chat')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(row(2)));
    expect(row(2).className).toContain('chat-log__found');
  });

  it('says only that there was something where the quoted one is withheld', async () => {
    await renderChat(page, aConversation([aMessage(30, { answer_to: 2 })]));
    expect(row(30).textContent).toContain(text(bubbleMessages.quoteHidden));
    expect(row(30).querySelector('button.bubble__quote')).toBeNull();
  });

  it('has a line above what is new since the last visit', async () => {
    const conversation = {
      id: 'c1',
      last_seq: 3,
      read_by_other_seq: 0,
      received_by_other_seq: 0,
      read_seq: 2,
    };
    await renderChat(page, aConversation([aMessage(1), aMessage(2), aMessage(3)], { conversation }));
    const line = () => [...document.querySelectorAll('.chat-log__unread')].map((part) => part.closest('li'));
    expect(line()).toEqual([row(3)]);
  });
});
