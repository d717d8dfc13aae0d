import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForDialogs } from '../../../../../testing/dialogs.ts';
import { renderChat } from '../../../../../testing/chat-page.tsx';
import { aConversation, aMessage } from '../../../../../testing/conversation.ts';
import { refuse } from '../../../../../testing/fake-api.ts';
import { text } from '../../../../../testing/page-around.tsx';
import type { Chat } from '../../../engine/use-chat.ts';
import { MessageLog } from '../../../log/message-log.tsx';
import { chatMessages } from '../../../first-view/messages.ts';
import { aPeer } from '../../../../../testing/conversation.ts';
import { kindMessages } from '../kind-messages.ts';
import PhotoSheet from './photo-sheet.tsx';
import { sheetMessages } from './sheet-messages.ts';

const first = aConversation([aMessage(1)]);
const close = vi.fn();
const sheet = (chat: Chat) => (
  <>
    <MessageLog chat={chat} peer={aPeer} cost={1} />
    <PhotoSheet chat={chat} name="Grace" onClose={close} />
  </>
);
const photo = { id: 'p1', filename: '/media/full', thumb_filename: '/media/small', width: 900, height: 600 };
const sent = { ...aMessage(2), kind: 'photo', photo, sender: 'me' };
const answers = {
  chatPhotoAdd: () => ({ photo }),
  chatSend: () => ({ conversation: first.conversation, credits: 1, message: sent }),
};
const choose = (file: File) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (field) fireEvent.change(field, { target: { files: [file] } });
  });
const aFile = (bytes = 10) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });
const sendButton = () =>
  screen.findByRole('button', { name: text(kindMessages.sendFor, { cost: 2 }), hidden: true });
const send = async () => {
  const button = await sendButton();
  await act(async () => fireEvent.click(button));
};

/** What the browser finds in a chosen file; jsdom shows no pictures. */
let found: { readonly width: number; readonly height: number } | null;
beforeEach(() => {
  found = { width: 900, height: 600 };
  standInForDialogs();
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => {} });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = async () => {
        if (!found) throw new Error('no picture');
      };
      get naturalWidth() {
        return found?.width ?? 0;
      }
      get naturalHeight() {
        return found?.height ?? 0;
      }
    },
  );
  sessionStorage.clear();
  close.mockClear();
});

describe('a photo', () => {
  it('is shown before it is sent, says what it costs, and goes ahead of its message under the same key', async () => {
    const { callsOf } = await renderChat(sheet, first, { user: { credits: 3 }, answers });
    expect(document.body.textContent).toContain(text(sheetMessages.cost, { cost: 2 }));
    expect(
      screen.queryByRole('button', { name: text(kindMessages.sendFor, { cost: 2 }), hidden: true }),
    ).toBeNull();
    await choose(aFile());
    expect(await screen.findByRole('img', { name: text(sheetMessages.preview), hidden: true })).toBeTruthy();
    await send();
    await waitFor(() => expect(callsOf('chatSend')).toHaveLength(1));
    const [[upload], [message]] = [callsOf('chatPhotoAdd'), callsOf('chatSend')];
    expect(upload?.query).toEqual({ member: 'they' });
    expect(message?.body).toEqual({ member: 'they', kind: 'photo', photo: 'p1' });
    expect(upload?.key).toBe(message?.key);
    expect(close).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('.photo-face__open')).toBeTruthy());
  });

  it('stays where an earlier message waits for credits already, and no slip loses it', async () => {
    const { chat, callsOf } = await renderChat(sheet, first, {
      user: { credits: 0 },
      answers: { ...answers, chatSend: () => refuse('not_enough_credits') },
    });
    await choose(aFile());
    await act(async () => chat.send({ type: 'draft.changed', text: 'Good evening' }));
    await act(async () => chat.send({ type: 'message.submitted', clientId: 'k1' }));
    await send();
    const dialog = document.querySelector('dialog');
    if (dialog) fireEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: text(sheetMessages.preview), hidden: true })).toBeTruthy();
    expect(dialog?.textContent).toContain(text(chatMessages.shortageTitle));
    expect(callsOf('chatPhotoAdd')).toHaveLength(0);
  });

  it('pressed twice is one message', async () => {
    const { callsOf } = await renderChat(sheet, first, { user: { credits: 9 }, answers });
    await choose(aFile());
    const button = await sendButton();
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(callsOf('chatSend')).toHaveLength(1));
    expect(callsOf('chatPhotoAdd')).toHaveLength(1);
  });

  it('that the server does not take stays with its reason, and is tried again under its key', async () => {
    const page = await renderChat(sheet, first, {
      user: { credits: 3 },
      answers: { ...answers, chatPhotoAdd: () => refuse('too_many_requests') },
    });
    await choose(aFile());
    await send();
    await waitFor(() => expect(document.querySelector('.bubble--failed')).toBeTruthy());
    expect(page.callsOf('chatSend')).toEqual([]);
    page.answer('chatPhotoAdd', answers.chatPhotoAdd);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: text(chatMessages.retry) })));
    await waitFor(() => expect(page.callsOf('chatSend')).toHaveLength(1));
    expect(new Set(page.callsOf('chatPhotoAdd').map(({ key }) => key)).size).toBe(1);
  });
});

describe('is refused before anything is sent', () => {
  it.each([
    ['no picture', null, 10, 'We cannot use this file as a photo.'],
    ['too small', { width: 199, height: 600 }, 10, 'We cannot use this file as a photo.'],
    ['too many bytes', { width: 900, height: 600 }, 15 * 1024 * 1024 + 1, 'This photo is too large.'],
  ])('%s', async (_name, size, bytes, said) => {
    found = size;
    await renderChat(sheet, first, { user: { credits: 3 }, answers });
    await choose(aFile(bytes));
    await waitFor(() =>
      expect(screen.getAllByRole('alert', { hidden: true }).map((one) => one.textContent)).toContain(said),
    );
    expect(
      screen.queryByRole('button', { name: text(kindMessages.sendFor, { cost: 2 }), hidden: true }),
    ).toBeNull();
  });
});
