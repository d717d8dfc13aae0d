import type { SubjectCalls, SubjectErrors } from '../define-contract.ts';

/** Conversations. Where each call is found, and who may make it. */
export const chatCalls = {
  chats: { method: 'GET', path: '/api/chats.php', access: 'member' },
  chatSearch: { method: 'GET', path: '/api/chat-search.php', access: 'member' },
  chat: { method: 'GET', path: '/api/chat.php', access: 'member' },
  chatSend: { method: 'POST', path: '/api/chat.php', access: 'member', keyed: true },
  /** Puts a conversation away or fetches it back, and mutes it; what is left out stays as it is. */
  chatUpdate: { method: 'PUT', path: '/api/chat.php', access: 'member' },
  /** Takes in the photo of a message that is about to be sent, under the key of that message. */
  chatPhotoAdd: { method: 'POST', path: '/api/chat-photo.php', access: 'member', keyed: true, file: true },
  /** The same of a recording. */
  chatVoiceAdd: { method: 'POST', path: '/api/chat-voice.php', access: 'member', keyed: true, file: true },
  chatRemove: { method: 'DELETE', path: '/api/chat.php', access: 'member' },
  /** What was refused and discarded since goes out with no order any more. */
  chatDiscard: { method: 'DELETE', path: '/api/chat.php', access: 'member', when: { unsent: '1' } },
  /** Takes back one of the caller's own messages, for both sides. */
  messageRemove: { method: 'DELETE', path: '/api/messages.php', access: 'member' },
  reactionSet: { method: 'PUT', path: '/api/reactions.php', access: 'member' },
  reactionRemove: { method: 'DELETE', path: '/api/reactions.php', access: 'member' },
  /** Up to where a browser has received conversations, several at once. */
  chatReceived: { method: 'POST', path: '/api/chat-received.php', access: 'member' },
  chatRead: { method: 'POST', path: '/api/chat-read.php', access: 'member' },
} as const satisfies SubjectCalls;

/** What a call of this subject may be refused with. */
export const chatErrors = {
  status: {
    conversation_not_found: 404,
    message_not_found: 404,
    free_conversation_limit: 402,
    not_enough_credits: 402,
    message_empty: 422,
    message_too_long: 422,
    message_repeated: 429,
    too_many_conversations: 429,
    too_many_messages: 429,
    gift_not_available: 422,
    voice_not_found: 404,
    voice_invalid: 422,
    voice_too_long: 422,
    voice_too_large: 413,
  },
  fields: [],
} as const satisfies SubjectErrors;
