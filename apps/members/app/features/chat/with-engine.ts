import { loadTexts } from '@vesper/i18n/react';

await loadTexts('chat-gift', 'chat-photo');

/** What comes with the machine of a conversation, in one piece; asked for by `later-with-engine.tsx`. */
export { ChatLimits, Reload } from './notices/chat-limits.tsx';
export { Answering } from './composer/answering.tsx';
export { KeptDraft } from './composer/kept-draft.ts';
export { LaterChatMenu } from './list/menu/later-chat-menu.tsx';
export { LaterMessageActs } from './log/acts/later-message-acts.tsx';
export { MessageMore } from './log/acts/message-more.tsx';
export { Arrival } from './log/arrival.tsx';
export { Jump } from './log/reading/jump.tsx';
export { LogFollowing } from './log/reading/log-following.tsx';
export { LogHead } from './log/log-head.tsx';
export { UnsentMessages } from './log/unsent/unsent-messages.tsx';
export { LaterDraftHint, LaterReceivedHint, LaterScoring } from './safety/hints/later-hint.tsx';
export { Reporting } from './safety/report/reporting.tsx';
