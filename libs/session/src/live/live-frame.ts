import type { LiveEvent, LiveFrame } from '@vesper/contract';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * The kinds of frames that this page knows, each with what it cannot do without. The schemas of the contract would do the
 * same and weigh more than all of this library; what is not looked at here is the server's to get right.
 */
const needs: Readonly<Record<LiveEvent['type'], (frame: Fields) => boolean>> = {
  ready: () => true,
  pong: () => true,
  resync: () => true,
  user_changed: () => true,
  message: ({ conversation, other, message, total_unread: unread }) =>
    isText(conversation) &&
    isText(other) &&
    isNumber(unread) &&
    isObject(message) &&
    isNumber(message.seq) &&
    isText(message.sender) &&
    isText(message.kind),
  typing: ({ conversation, member }) => isText(conversation) && isText(member),
  read: ({ conversation, member, seq }) => isText(conversation) && isText(member) && isNumber(seq),
  received: ({ conversation, member, seq }) => isText(conversation) && isText(member) && isNumber(seq),
  totals: ({ unread_messages: unread, new_likes: likes }) => isNumber(unread) && isNumber(likes),
  like: ({ entry, total_new: total }) => isObject(entry) && isNumber(total),
  message_removed: ({ conversation, seq }) => isText(conversation) && isNumber(seq),
  reaction: ({ conversation, seq, member, code }) =>
    isText(conversation) && isNumber(seq) && isText(member) && (code === null || isText(code)),
  chat_changed: ({ conversation, archived, muted }) =>
    isText(conversation) && typeof archived === 'boolean' && typeof muted === 'boolean',
  chat_removed: ({ conversation, blocked }) =>
    isText(conversation) && (blocked === undefined || typeof blocked === 'boolean'),
  sent: ({ key, answer }) =>
    isText(key) && isObject(answer) && isObject(answer.message) && isNumber(answer.credits),
  refused: ({ key, error }) => isText(key) && isObject(error) && isText(error.code),
  member_gone: ({ member, own }) => isText(member) && typeof own === 'boolean',
  member_back: ({ member, own, apart }) =>
    isText(member) && typeof own === 'boolean' && typeof apart === 'boolean',
  order_changed: ({ payment_id: order }) => isText(order),
};

const parsed = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
};

/**
 * Reads a frame of the live connection. Null for what this page does not know or cannot use: while a new version is
 * rolled out, servers say things that an older page has never heard of. Fields it does not know are left in place.
 */
export const readLiveFrame = (data: unknown): LiveFrame | null => {
  const frame = parsed(data);
  if (!isObject(frame) || !isText(frame.type) || !Object.hasOwn(needs, frame.type)) return null;
  if (frame.number !== undefined && !isNumber(frame.number)) return null;
  return needs[frame.type as LiveEvent['type']](frame) ? (frame as LiveFrame) : null;
};
