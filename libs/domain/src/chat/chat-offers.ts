import type { SnapshotFrom } from 'xstate';
import { isDismissible } from './chat-types.ts';
import type { ChatEventType } from './chat-types.ts';
import type { chatMachine } from './chat.machine.ts';
import { checkMessageText } from './content/message-text.ts';
import { maySendAgain, waitsForConnection } from './outbox.ts';
import type { MessageTextCode } from './content/message-text.ts';

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** The events that the conversation's screen shows as buttons or fields; the others happen elsewhere. */
export const chatControls = [
  'history.retried',
  'older.requested',
  'draft.changed',
  'message.submitted',
  'content.submitted',
  'message.retried',
  'message.discarded',
  'message.recalled',
  'alert.dismissed',
] as const satisfies readonly ChatEventType[];

export type ChatControl = (typeof chatControls)[number];

/** What keeps the draft from being sent, for the hint under the composer. */
export function draftCode(snapshot: ChatSnapshot): MessageTextCode | null {
  return checkMessageText(snapshot.context.draft, snapshot.context);
}

function offersOlder({ value, context }: ChatSnapshot): boolean {
  return (
    value.history === 'ready' &&
    value.older === 'idle' &&
    value.connection === 'online' &&
    context.hasOlder &&
    context.conversationId !== null
  );
}

/** What the screen of this snapshot offers; retry and discard for at least one message of the outbox. */
export function chatOffers(snapshot: ChatSnapshot): readonly ChatControl[] {
  const { value, context } = snapshot;
  const { refusal, outbox } = context;
  const failed = outbox.some(({ state }) => state === 'failed');
  const mayDraft = refusal === null || isDismissible(refusal);
  const queued = outbox.some(({ state }) => state === 'queued');
  const shown: Record<ChatControl, boolean> = {
    'history.retried': value.history === 'failed',
    'older.requested': offersOlder(snapshot),
    'draft.changed': mayDraft,
    'message.submitted': value.history === 'ready' && refusal === null && draftCode(snapshot) === null,
    'content.submitted': value.history === 'ready' && refusal === null,
    'message.retried': refusal === null && outbox.some(maySendAgain),
    'message.discarded': failed || queued,
    'message.recalled': isOffline(snapshot) && mayDraft && outbox.some(waitsForConnection),
    'alert.dismissed': isDismissible(refusal),
  };
  return chatControls.filter((control) => shown[control]);
}

/** There is no network. */
export function isOffline(snapshot: ChatSnapshot): boolean {
  return snapshot.value.connection === 'offline';
}

export function isPeerTyping(snapshot: ChatSnapshot): boolean {
  return snapshot.value.peerTyping === 'typing';
}
