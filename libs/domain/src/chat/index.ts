export { linkParts } from './acts/links/links.ts';
export { quoteText } from './acts/quote.ts';
export { reactionCodes, reactionSigns, type Reaction, type ReactionCode } from './acts/reactions.ts';
export { chatOffers, draftCode, isOffline, isPeerTyping } from './chat-offers.ts';
export type { ChatControl, ChatSnapshot } from './chat-offers.ts';
export type { AfterInput, AfterLoaded, ChatEvent, ChatLoaded, LoadInput } from './chat-types.ts';
export type { OlderInput, OlderLoaded, SendInput, SendOutput } from './chat-types.ts';
export { chatMachine } from './chat.machine.ts';
export { giftsOffered, isOffered, type GiftCode } from './content/gifts.ts';
export { countGraphemes } from './content/graphemes.ts';
export { checkMessageContent } from './content/message-content.ts';
export { contentCost, messageCost, type MessageCosts } from './content/message-cost.ts';
export { checkMessageText, type MessageTextCode } from './content/message-text.ts';
export { isTooLong, voiceBytes, voiceSeconds } from './content/voice.ts';
export { messageKinds } from './message.ts';
export type {
  ChatMessage,
  MediaKind,
  MessageContent,
  MessageKind,
  MessagePhoto,
  MessageQuote,
  MessageVoice,
  SendContent,
  UnsentPhoto,
  UnsentVoice,
} from './message.ts';
export { failedItem, nextToSend, resumed, without, withState } from './outbox.ts';
export { maySendAgain, waitsForConnection, type Outbox, type OutboxItem } from './outbox.ts';
export { excerptOf } from './search/excerpt.ts';
export { folded } from './search/folded.ts';
export { searchWords } from './search/search-words.ts';
export { decideSend, type SendDecision, type SendRefusal } from './send-decision.ts';
export { limitOf } from './send-limit.ts';
export { shownUpTo, unreadTold } from './shown/break-hold.ts';
export { visibleHistory } from './shown/history-limit.ts';
export { shouldMarkRead } from './shown/read-conditions.ts';
export { isShown, shownRange, type ShownRange } from './shown/shown-range.ts';
