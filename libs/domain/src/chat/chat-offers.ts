import type { SnapshotFrom } from 'xstate';
import { isDismissible } from './chat-types.ts';
import type { ChatEventType } from './chat-types.ts';
import type { chatMachine } from './chat.machine.ts';
import { checkMessageText } from './content/message-text.ts';
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
  const queued = outbox.some(({ state }) => state === 'queued');
  const shown: Record<ChatControl, boolean> = {
    'history.retried': value.history === 'failed',
    'older.requested': offersOlder(snapshot),
    'draft.changed': refusal === null || isDismissible(refusal),
    'message.submitted': value.history === 'ready' && refusal === null && draftCode(snapshot) === null,
    'content.submitted': value.history === 'ready' && refusal === null,
    'message.retried': failed && refusal === null,
    'message.discarded': failed || queued,
    'alert.dismissed': isDismissible(refusal),
  };
  return chatControls.filter((control) => shown[control]);
}

export function isPeerTyping(snapshot: ChatSnapshot): boolean {
  return snapshot.value.peerTyping === 'typing';
}
