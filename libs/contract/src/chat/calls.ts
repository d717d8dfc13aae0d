import { defineContract } from '../define-contract.ts';

/** Conversations. Where each call is found, and what it may be refused with. */
export const chatContract = defineContract({
  calls: {
    chats: { method: 'GET', path: '/api/chats.php', access: 'member' },
    chat: { method: 'GET', path: '/api/chat.php', access: 'member' },
    chatSend: { method: 'POST', path: '/api/chat.php', access: 'member', keyed: true },
    chatRemove: { method: 'DELETE', path: '/api/chat.php', access: 'member' },
    chatRead: { method: 'POST', path: '/api/chat-read.php', access: 'member' },
  },
  errors: {
    conversation_not_found: 404,
    free_conversation_limit: 402,
    not_enough_credits: 402,
    message_empty: 422,
    message_too_long: 422,
  },
  fieldErrors: [],
});
