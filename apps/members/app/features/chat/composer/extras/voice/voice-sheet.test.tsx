import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { errorCodes } from '@vesper/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../../../frame/errors/refusals.ts';
import { fileRefusalMessages } from '../../../../../parts/chat/file-refusal-messages.ts';
import { standInForDialogs } from '../../../../../testing/dialogs.ts';
import { renderChat } from '../../../../../testing/chat-page.tsx';
import { aConversation, aMessage, aPeer } from '../../../../../testing/conversation.ts';
import { refuse } from '../../../../../testing/fake-api.ts';
import { text } from '../../../../../testing/page-around.tsx';
import type { Chat } from '../../../engine/use-chat.ts';
import { fileRefusalOf } from '../../../log/unsent/file-refusal-of.ts';
import { MessageLog } from '../../../log/message-log.tsx';
import { chatMessages } from '../../../first-view/messages.ts';
import { kindMessages } from '../kind-messages.ts';
import { voiceMessages } from './voice-messages.ts';
import VoiceSheet from './voice-sheet.tsx';

const first = aConversation([aMessage(1)]);
const close = vi.fn();
const sheet = (chat: Chat) => <VoiceSheet chat={chat} name="Grace" onClose={close} />;
const sheetAndLog = (chat: Chat) => (
  <>
    {sheet(chat)}
    <MessageLog chat={chat} peer={aPeer} cost={1} />
  </>
);
const voice = { id: 'v1', filename: '/media/v1', seconds: 3 };
const answers = {
  chatVoiceAdd: () => ({ voice }),
  chatSend: () => ({
    conversation: first.conversation,
    credits: 1,
    message: { ...aMessage(2), kind: 'voice', voice, sender: 'me' },
  }),
};
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const sendButton = () =>
  screen.queryByRole('button', { name: text(kindMessages.sendFor, { cost: 2 }), hidden: true });

/** Microphones that are let go again. */
let stopped = 0;
let microphone: () => Promise<unknown>;

/** Records ten bytes of whatever it is given. */
class FakeRecorder extends EventTarget {
  static readonly isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  readonly stream: unknown;
  readonly mimeType = 'audio/webm';
  state = 'inactive';
  constructor(stream: unknown) {
    super();
    this.stream = stream;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array(10)]) }));
    this.dispatchEvent(new Event('stop'));
  }
}

beforeEach(() => {
  stopped = 0;
  microphone = async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] });
  standInForDialogs();
  Object.assign(URL, { createObjectURL: () => 'blob:spoken', revokeObjectURL: () => {} });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => microphone() },
  });
  sessionStorage.clear();
  close.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a voice message', () => {
  it('is recorded, can be listened to, and goes ahead of its message under the same key', async () => {
    const { callsOf } = await renderChat(sheet, first, { user: { credits: 3 }, answers });
    expect(document.body.textContent).toContain(text(voiceMessages.cost, { cost: 2 }));
    await press(text(voiceMessages.record));
    expect(document.body.textContent).toContain(text(voiceMessages.clock, { seconds: 0, longest: 60 }));
    expect(sendButton()).toBeNull();
    await press(text(voiceMessages.stop));
    expect(stopped).toBeGreaterThan(0);
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('blob:spoken');
    await press(text(kindMessages.sendFor, { cost: 2 }));
    await waitFor(() => expect(callsOf('chatSend')).toHaveLength(1));
    const [[upload], [message]] = [callsOf('chatVoiceAdd'), callsOf('chatSend')];
    expect(message?.body).toEqual({ member: 'they', kind: 'voice', voice: 'v1' });
    expect(upload?.key).toBe(message?.key);
    expect(close).toHaveBeenCalledOnce();
  });

  it('ends by itself when it is as long as may be', async () => {
    await renderChat(sheet, first, { user: { credits: 3 }, answers });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await press(text(voiceMessages.record));
    await act(async () => vi.advanceTimersByTime(59_000));
    expect(document.body.textContent).toContain(text(voiceMessages.clock, { seconds: 59, longest: 60 }));
    await act(async () => vi.advanceTimersByTime(1250));
    expect(sendButton()).toBeTruthy();
    expect(stopped).toBeGreaterThan(0);
  });

  it('stays, and says why, where an earlier message waits for credits already', async () => {
    const { chat, callsOf } = await renderChat(sheet, first, {
      user: { credits: 0 },
      answers: { ...answers, chatSend: () => refuse('not_enough_credits') },
    });
    await press(text(voiceMessages.record));
    await press(text(voiceMessages.stop));
    await act(async () => chat.send({ type: 'draft.changed', text: 'Good evening' }));
    await act(async () => chat.send({ type: 'message.submitted', clientId: 'k1' }));
    await press(text(kindMessages.sendFor, { cost: 2 }));
    expect(close).not.toHaveBeenCalled();
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('blob:spoken');
    const notice = screen.getByRole('alert', { hidden: true });
    expect(notice.textContent).toContain(text(chatMessages.shortageTitle));
    expect(document.activeElement?.className).toBe('held-notice');
    expect(callsOf('chatSend')).toHaveLength(1);
    expect(callsOf('chatVoiceAdd')).toHaveLength(0);
  });

  it('is not lost by Escape nor by a press beside', async () => {
    await renderChat(sheet, first, { user: { credits: 3 }, answers });
    const slip = (): void => {
      const dialog = document.querySelector('dialog');
      if (!dialog) throw new Error('no sheet');
      fireEvent(dialog, new Event('cancel', { cancelable: true }));
      fireEvent.click(dialog);
    };
    await press(text(voiceMessages.record));
    slip();
    await press(text(voiceMessages.stop));
    slip();
    expect(close).not.toHaveBeenCalled();
  });

  it('lets the microphone go when it is thrown away in the middle of it', async () => {
    const { unmount } = await renderChat(sheet, first, { user: { credits: 3 }, answers });
    await press(text(voiceMessages.record));
    expect(stopped).toBe(0);
    unmount();
    expect(stopped).toBeGreaterThan(0);
  });
});

describe('says in the message why its recording was not taken', () => {
  const codes = errorCodes.filter((code) => code.startsWith('voice_'));

  it.each(codes)('%s', async (code) => {
    await renderChat(sheetAndLog, first, {
      user: { credits: 3 },
      answers: { ...answers, chatVoiceAdd: () => refuse(code) },
    });
    await press(text(voiceMessages.record));
    await press(text(voiceMessages.stop));
    await press(text(kindMessages.sendFor, { cost: 2 }));
    const said = text(errorMessage(code, fileRefusalMessages));
    await waitFor(() =>
      expect(document.querySelector('.bubble--failed .bubble__text')?.textContent).toContain(said),
    );
    expect(said).not.toBe(text(errorMessage('generic')));
    expect(document.querySelector('.bubble--failed .bubble__meta')?.textContent).toBe(
      text(chatMessages.stateUnpaid),
    );
  });

  it('has no text more than what is said there', () => {
    const known = errorCodes.filter((code) => fileRefusalOf(code));
    expect(new Set(Object.keys(fileRefusalMessages))).toEqual(new Set(known));
  });
});

describe('says why nothing can be recorded', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'failed'],
  ] as const)('%s', async (name, said) => {
    microphone = () => Promise.reject(Object.assign(new Error('none'), { name }));
    await renderChat(sheet, first, { user: { credits: 3 }, answers });
    await press(text(voiceMessages.record));
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(text(voiceMessages[said]));
    expect(sendButton()).toBeNull();
  });
});
