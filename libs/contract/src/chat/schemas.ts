import { reactionCodes } from '@vesper/domain';
import { memberCard, picture } from '../member/schemas.ts';
import { z } from 'zod';
import {
  callKey,
  cursor,
  done,
  id,
  queryFlag,
  queryNumber,
  shortestKey,
  text,
  timestamp,
} from '../schema.ts';

const reactionCode = z.enum(reactionCodes);

/** What a message says, by its kind. */
const textContent = z.object({ kind: z.literal('text'), text: z.string() });
/** `gift` is its code. */
const giftContent = z.object({ kind: z.literal('gift'), gift: z.string() });

/** Its addresses are the caller's own and end after a day or two. */
const messagePhoto = picture.extend({ id });
const photoContent = z.object({ kind: z.literal('photo'), photo: messagePhoto });

const messageVoice = z.object({ id, filename: z.string(), seconds: z.number() });
const voiceContent = z.object({ kind: z.literal('voice'), voice: messageVoice });

export const messageContent = z.discriminatedUnion('kind', [
  textContent,
  giftContent,
  photoContent,
  voiceContent,
]);

/** What may be done with a message by those who can see it. */
const messageActs = {
  /** Its sender has taken it back: there are no words any more. */
  removed: z.boolean(),
  /** The `seq` of the message that it answers. */
  answer_to: z.number().int().nullable(),
  /** The beginning of what it answers; null where the caller may not see that. */
  quote: z.object({ sender: id, content: messageContent, removed: z.boolean() }).nullable(),
  reactions: z.array(z.object({ member: id, code: reactionCode })),
};

/** What every message has, of whatever kind. */
const messageBase = z.object({
  id,
  /** Place in the conversation, from 1, without gaps. 0 while the message waits for the sender's confirmation. */
  seq: z.number().int(),
  sender: id,
  sent_at: timestamp,
  /** The sender's own key of the message; only the sender sees it. */
  client_id: z.string().nullable(),
  state: z.enum(['delivered', 'waiting']),
  ...messageActs,
});

export const message = z.discriminatedUnion('kind', [
  messageBase.extend(textContent.shape),
  messageBase.extend(giftContent.shape),
  messageBase.extend(photoContent.shape),
  messageBase.extend(voiceContent.shape),
]);

export const conversation = z.object({
  id,
  last_seq: z.number().int(),
  /** What the other has read, and what the caller has read. */
  read_by_other_seq: z.number().int(),
  /** What a browser of the other has received: never less than what was read. */
  received_by_other_seq: z.number().int(),
  read_seq: z.number().int(),
});

/** What a member has chosen for one of their conversations; the other does not see it. */
const chatChoices = {
  /** Put away until a new message comes, or for good where it is muted as well. */
  archived: z.boolean(),
  /** Nothing is said of its messages: no notice, and no part of the totals. */
  muted: z.boolean(),
};

export const chatEntry = z.object({
  ...chatChoices,
  conversation: conversation.extend({ last_message: message.nullable() }),
  profile: memberCard,
  num_unread_messages: z.number().int(),
});

/** To somebody with whom there is no conversation yet: the newest message that waits for the sender's confirmation. */
export const waitingChat = z.object({ profile: memberCard, message });

/** As the database numbers messages. */
const seqNumber = z.number().int().min(1).max(2_147_483_647);

/** The `seq` of the message that the new one answers. */
const answering = { answer_to: seqNumber.optional() };

const giftCode = z
  .string()
  .max(40)
  .regex(/^[a-z_]+$/);
/** A message to be sent, by its kind; which gifts there are is the site's to say. */
const sendBodies = [
  z.object({ member: id, kind: z.literal('text'), text: text(20_000), ...answering }),
  z.object({ member: id, kind: z.literal('gift'), gift: giftCode, ...answering }),
  /** `photo` as `chatPhotoAdd` has answered it under the same key. */
  z.object({ member: id, kind: z.literal('photo'), photo: id, ...answering }),
  /** `voice` as `chatVoiceAdd` has. */
  z.object({ member: id, kind: z.literal('voice'), voice: id, ...answering }),
] as const;
const sendBody = z.discriminatedUnion('kind', sendBodies);
/** What the live connection's command has beside it. The key stores it once, whichever way it goes. */
const sendCommand = { type: z.literal('send'), key: callKey.min(shortestKey) };
const sendAnswer = z.object({ conversation: conversation.nullable(), message, credits: z.number().int() });
/** One message of a conversation. */
const place = z.object({ conversation: id, seq: seqNumber });
const readBody = z.object({ conversation: id, seq: z.number().int().min(0).max(2_147_483_647) });

/** Up to which message a browser has received conversations: all of a while in one piece. */
const receivedBody = z.object({ received: z.array(place).min(1).max(50) });

/** What each call takes and answers. */
export const chatSchemas = {
  chats: {
    /** `archived`: those that are put away instead of the others. */
    query: z.object({ cursor, archived: queryFlag }).partial(),
    answer: z.object({
      chats: z.array(chatEntry),
      /** On the first page only, the newest first. */
      waiting: z.array(waitingChat),
      next_cursor: z.string().nullable(),
      total_unread: z.number().int(),
      /** How many are put away, and how many messages of those that are not muted are unread. */
      archived: z.object({ count: z.number().int(), unread: z.number().int() }),
    }),
  },
  /** Names and words in the caller's own conversations, without case and accents, all words in one message. */
  chatSearch: {
    query: z.object({ q: text(100), cursor: cursor.optional() }),
    answer: z.object({
      /** On the first page only: with whom, the newest first. */
      people: z.array(z.object({ conversation: id, profile: memberCard })),
      messages: z.array(
        z.object({
          conversation: id,
          profile: memberCard,
          seq: z.number().int(),
          sender: id,
          sent_at: timestamp,
          /** The line around what was found first. */
          excerpt: z.object({ before: z.string(), hit: z.string(), after: z.string() }),
        }),
      ),
      /** Also of a page without messages: so many are looked through at a time. */
      next_cursor: z.string().nullable(),
    }),
  },
  chat: {
    /** By conversation or by the other member; `before` and `after` are seqs and page in either direction. */
    query: z.object({ conversation: id, member: id, before: queryNumber, after: queryNumber }).partial(),
    answer: z.object({
      conversation: conversation.nullable(),
      ...chatChoices,
      profile: memberCard,
      /** The first sentence of the other member's own words; may be empty. */
      line: z.string(),
      messages: z.array(message),
      has_older: z.boolean(),
      /** Older messages exist that this member may only see as premium. */
      history_hidden: z.boolean(),
      /** Credits one text message costs this member here and now. */
      message_cost: z.number().int(),
    }),
  },
  chatSend: {
    body: sendBody,
    answer: sendAnswer,
  },
  chatUpdate: {
    /** At least one of the two. */
    body: z
      .object({ conversation: id, ...z.object(chatChoices).partial().shape })
      .refine(({ archived, muted }) => archived !== undefined || muted !== undefined, { path: ['archived'] }),
    answer: done,
  },
  /** Multipart: one part named `photo`; `member` is whom the message is for. */
  chatPhotoAdd: { query: z.object({ member: id }), answer: z.object({ photo: messagePhoto }) },
  chatVoiceAdd: { query: z.object({ member: id }), answer: z.object({ voice: messageVoice }) },
  chatRemove: { body: z.object({ conversation: id }), answer: done },
  chatDiscard: { body: z.object({ key: callKey }), answer: done },
  chatRead: { body: readBody, answer: done },
  chatReceived: { body: receivedBody, answer: done },
  messageRemove: { body: place, answer: done },
  reactionSet: { body: place.extend({ code: reactionCode }), answer: done },
  reactionRemove: { body: place, answer: done },
};

/** Live: what happens in the member's conversations. */
export const chatEvents = [
  /** A message in one of the member's conversations, the member's own ones from other devices included. */
  z.object({
    type: z.literal('message'),
    conversation: id,
    other: id,
    message,
    total_unread: z.number().int(),
  }),
  z.object({ type: z.literal('typing'), conversation: id, member: id }),
  /** `member` has read up to `seq`. */
  z.object({ type: z.literal('read'), conversation: id, member: id, seq: z.number().int() }),
  /** A browser of `member` has received everything up to `seq`. */
  z.object({ type: z.literal('received'), conversation: id, member: id, seq: z.number().int() }),
  /** A conversation is gone: `blocked` says that the member's own block has ended it. */
  z.object({ type: z.literal('chat_removed'), conversation: id, blocked: z.boolean().optional() }),
  /** The member has archived or muted a conversation, or taken that back. */
  z.object({ type: z.literal('chat_changed'), conversation: id, ...chatChoices }),
  /** A message has been taken back by its sender. */
  z.object({ type: z.literal('message_removed'), ...place.shape }),
  /** `member` has reacted to a message, or with null has taken that back. */
  z.object({ type: z.literal('reaction'), ...place.shape, member: id, code: reactionCode.nullable() }),
  /** To whoever sent it on this connection: it is stored, with what the call would have answered. */
  z.object({ type: z.literal('sent'), key: callKey, answer: sendAnswer }),
  /** It is not stored, and why; to be tried again when the code is `service_unavailable` or `too_many_requests`. */
  z.object({
    type: z.literal('refused'),
    key: callKey,
    error: z.object({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  }),
] as const;

/** What the browser may say about its conversations over the live connection; each is a call as well. */
export const chatCommands = [
  z.object({ type: z.literal('typing'), conversation: id }),
  /** As `chatSend`: the key stores it once, whichever way it goes. Answered by `sent` or `refused` with that key. */
  z.discriminatedUnion('kind', [
    sendBodies[0].extend(sendCommand),
    sendBodies[1].extend(sendCommand),
    sendBodies[2].extend(sendCommand),
    sendBodies[3].extend(sendCommand),
  ]),
  /** As `chatRead`; what it changes is told by `read`. */
  z.object({ type: z.literal('read'), ...readBody.shape }),
  /** As `chatReceived`; what it changes is told by `received`. */
  z.object({ type: z.literal('received'), ...receivedBody.shape }),
] as const;

export type Message = z.infer<typeof message>;
export type MessageVoice = z.infer<typeof messageVoice>;
export type MessagePhoto = z.infer<typeof messagePhoto>;
export type MessageContent = z.infer<typeof messageContent>;
export type Conversation = z.infer<typeof conversation>;
export type WaitingChat = z.infer<typeof waitingChat>;
export type ChatEntry = z.infer<typeof chatEntry>;
