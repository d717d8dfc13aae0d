import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { locales } from '@vesper/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderChat } from '../../../../../testing/chat-page.tsx';
import { aConversation, aMessage, aPeer } from '../../../../../testing/conversation.ts';
import { text } from '../../../../../testing/page-around.tsx';
import { Composer } from '../../composer.tsx';
import { kindMessages } from '../kind-messages.ts';
import { emojisOf, groupNames } from './emoji-groups.ts';
import { emojiMessages } from './emoji-messages.ts';

const all = groupNames.flatMap(emojisOf);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const openButton = () => screen.findByRole('button', { name: text(kindMessages.emojiOpen) });
const panel = () => screen.queryByRole('dialog', { name: text(emojiMessages.title) });

const open = async () => {
  const page = await renderChat(
    (chat) => <Composer chat={chat} peer={aPeer} cost={1} formKey="k" />,
    aConversation([aMessage(1)]),
  );
  const button = await openButton();
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(panel()).toBeTruthy());
  return { ...page, button };
};

beforeEach(() => localStorage.clear());

describe('emoji', () => {
  it.each(locales)('have each a name of its own in: %s', (locale) => {
    const names = JSON.parse(
      readFileSync(join(import.meta.dirname, 'names', `${locale}.json`), 'utf8'),
    ) as Record<string, string>;
    expect(Object.keys(names)).toEqual(all);
    expect(new Set(Object.values(names)).size).toBe(all.length);
    expect(all.filter((emoji) => names[emoji]?.trim() === '')).toEqual([]);
  });

  it('go into the text where the caret stands, and writing goes on there', async () => {
    const { chat, button } = await open();
    fireEvent.change(field(), { target: { value: 'Good evening, Grace' } });
    field().setSelectionRange(12, 13);
    fireEvent.click(await screen.findByRole('button', { name: 'red heart' }));
    expect(field().value).toBe('Good evening❤️ Grace');
    expect(chat.engine?.actor.getSnapshot().context.draft).toBe('Good evening❤️ Grace');
    expect(field().selectionStart).toBe('Good evening❤️'.length);
    expect(document.activeElement).toBe(field());
    expect(panel()).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('stand in the order of Tab as one, with the arrows to the others', async () => {
    await open();
    const signs = [...(panel()?.querySelectorAll('button') ?? [])];
    expect(document.activeElement).toBe(signs[0]);
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    for (const name of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) key(name);
    expect(document.activeElement).toBe(signs[1]);
    expect(signs.filter((sign) => sign.tabIndex === 0)).toEqual([signs[1]]);
    key('End');
    key('ArrowRight');
    expect(document.activeElement).toBe(signs.at(-1));
    key('Home');
    expect(document.activeElement).toBe(signs[0]);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['Tab', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })],
    ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ])('are left by %s, back to the field', async (_, leave) => {
    await open();
    fireEvent.pointerDown(panel() ?? document.body);
    expect(panel()).toBeTruthy();
    leave();
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(field());
  });
});
