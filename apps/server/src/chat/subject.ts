import { removeFiles } from '../photos/remove-files.ts';
import { members, ownersOnly, unlessBlocked } from '../platform/subject/access-row.ts';
import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { deleteReactionsOf, exportReactions } from './acts/message-acts-repository.ts';
import { chatCalls } from './calls.ts';
import { endedSince, exportConversations, exportEnded, exportWaiting } from './export-repository.ts';
import { registerLiveConnection } from './live/live-connection.ts';
import { tellActsAgain, tellMessagesAgain } from './live/tell-again.ts';
import { exportMediaFiles } from './media/export-media.ts';
import { registerMediaAddresses } from './media/media-addresses.ts';
import { deletePurgedMedia, findFilesInUse } from './media/media-repository.ts';
import { forgetUnsentMedia } from './media/forget-unsent.ts';
import { noteShown } from './message-repository.ts';
import { purgeConversations } from './removal/removal-repository.ts';
import { SendQueue } from './sending/send-queue.ts';
import { forgetRecentSends } from './sending/recent-sends-repository.ts';
import { secondsFromNow } from '../platform/clock.ts';
import { removeBetween } from './removal/remove-between.ts';
import { deleteUnpaidOf, exportUnpaid } from './unpaid/unpaid-repository.ts';
import { deleteWaitingOf } from './waiting/waiting-repository.ts';

const missing = 'conversation_not_found';
const theirs = "the other side's conversation";
const forAReport = 'a report that follows within 30 days needs to know who said what';

/** Conversations: sent once, charged once, told live. */
export const chatSubject = defineSubject({
  name: 'chat',
  opens: (services) => ({ sends: new SendQueue(() => services) }),
  calls: chatCalls,
  answersOwnState: ['chats'],
  callsPerMinute: { chatPhotoAdd: 30, chatVoiceAdd: 30, chatSearch: 60 },
  access: {
    chats: { outcomes: members('ok') },
    chatSearch: { input: () => ({ query: { q: 'evening' } }), outcomes: members('ok') },
    chat: {
      input: (world, asker) => ({ query: { conversation: world.of[asker].conversation } }),
      outcomes: ownersOnly(missing, { blocked: missing }),
    },
    chatSend: {
      input: ({ target }) => ({ body: { member: target, kind: 'text', text: 'Good evening' } }),
      outcomes: unlessBlocked(),
    },
    chatPhotoAdd: {
      input: ({ target }) => ({ query: { member: target } }),
      outcomes: unlessBlocked('unsupported_media_type'),
    },
    chatVoiceAdd: {
      input: ({ target }) => ({ query: { member: target } }),
      outcomes: unlessBlocked('unsupported_media_type'),
    },
    chatRead: {
      input: (world, asker) => ({ body: { conversation: world.of[asker].conversation, seq: 1 } }),
      outcomes: ownersOnly(missing, { blocked: missing }),
    },
    // Somebody else's is passed over.
    chatReceived: {
      input: (world, asker) => ({
        body: { received: [{ conversation: world.of[asker].conversation, seq: 1 }] },
      }),
      outcomes: members('ok'),
    },
    chatUpdate: {
      input: (world, asker) => ({
        body: { conversation: world.of[asker].conversation, muted: true },
      }),
      outcomes: ownersOnly(missing, { blocked: missing }),
    },
    messageRemove: {
      input: (world, asker) => ({ body: { conversation: world.of[asker].conversation, seq: 1 } }),
      outcomes: ownersOnly(missing, { blocked: missing }),
      apart: true,
    },
    reactionSet: {
      input: (world, asker) => ({
        body: { conversation: world.of[asker].conversation, seq: 1, code: 'heart' },
      }),
      outcomes: ownersOnly(missing, { blocked: missing }),
    },
    reactionRemove: {
      input: (world, asker) => ({ body: { conversation: world.of[asker].conversation, seq: 1 } }),
      outcomes: ownersOnly(missing, { blocked: missing }),
    },
    chatDiscard: { input: () => ({ body: { key: 'k1' } }), outcomes: members('ok') },
    chatRemove: {
      input: (world, asker) => ({ body: { conversation: world.of[asker].conversation } }),
      outcomes: ownersOnly(missing, { blocked: missing }),
      apart: true,
    },
  },
  routes: async (app, services) => {
    await registerLiveConnection(app, services);
    await registerMediaAddresses(app, services);
  },
  toldAgain: {
    message: tellMessagesAgain,
    message_removed: tellActsAgain,
    reaction: tellActsAgain,
    read: tellActsAgain,
    received: tellActsAgain,
    chat_changed: tellActsAgain,
  },
  personalData: [
    personalData('conversations', {
      purpose: 'chats',
      seenBy: 'both sides',
      goes: 'block, which ends it; purge when nobody is left to read',
      exported: 'yes',
      stays: { high_member: theirs, low_member: theirs, started_by: theirs },
    }),
    personalData('conversation_members', {
      purpose: 'what each side has received, read, removed, archived and muted, and is shown on a break',
      seenBy: 'both sides',
      goes: 'block; purge when nobody is left to read',
      exported: 'yes',
      stays: { member_id: theirs, other_id: theirs },
    }),
    personalData('ended_conversations', {
      columns: 'with what each was called then, and their messages, reactions, photos and recordings',
      purpose: 'what was said before a block, for a report that follows',
      seenBy: 'operators, where a report has followed; neither side',
      goes: '30 days after the block, also when a side is purged; with the last case about it',
      exported: 'own messages of it, and what the other was called then; not who has ended it',
      stays: { high_member: forAReport, low_member: forAReport, started_by: forAReport },
    }),
    personalData('messages', {
      purpose: 'chats',
      seenBy: 'both sides; after a block neither',
      goes: 'with a conversation that a block has ended; purge as far as the other side can not read them any more',
      exported: 'yes, as far as readable, and own ones',
      stays: { sender: 'messages that others have received' },
    }),
    personalData('conversation_media', {
      columns: 'and their files',
      purpose: 'photos and recordings of chats',
      seenBy: 'both sides, by addresses of their own; the sender until it is sent; after a block neither',
      goes: 'a day when it is not sent; when its sender takes it back or both sides remove the chat; with a conversation that a block has ended; purge of its sender, and of its receiver as far as the sender can not see it any more. The file stays as long as evidence names it',
      exported: 'yes, with the files, as far as readable',
      stays: { sender: 'removed with their files', receiver: 'what others have sent' },
    }),
    personalData('message_reactions', {
      purpose: 'what a member thinks of a message',
      seenBy: 'both sides',
      goes: 'with the message; when it is taken back; purge, but for those of an ended conversation',
      exported: 'yes',
      stays: { member_id: 'goes at the purge, or with its ended conversation' },
    }),
    personalData('waiting_messages', {
      purpose: 'messages before the address is confirmed',
      seenBy: 'the sender',
      goes: 'delivery, deletion',
      exported: 'yes',
      deleteBy: ['sender', 'receiver'],
    }),
    personalData('unpaid_messages', {
      purpose:
        'the message that credits or the limit of free conversations were missing for, until it is paid',
      seenBy: 'the sender',
      goes: 'a day after it was refused or ordered for, unless that order may still be paid; block, deletion',
      exported: 'yes, until it is sent',
      deleteBy: ['sender', 'receiver'],
    }),
    personalData('sent_keys', {
      purpose: 'sending each message once',
      seenBy: 'nobody',
      goes: 'purge',
      exported: 'no: random keys',
      deleteBy: ['sender'],
      stays: { receiver: "a key of the other member's own messages" },
    }),
    personalData('recent_sends', {
      purpose: 'limits of sending: how fast, to how many, the same words',
      seenBy: 'nobody',
      goes: 'a day',
      exported: 'no: gone in a day, the words as hashes only',
      deleteBy: ['sender', 'receiver'],
    }),
  ],
  filesInUse: ({ db }, names) => findFilesInUse(db, names),
  exportFiles: (services, of) => exportMediaFiles(services, of),
  rounds: {
    'forget unsent media': forgetUnsentMedia,
    'forget recent sends': ({ db, clock }) => forgetRecentSends(db, secondsFromNow(clock, -24 * 3600)),
  },
  exportData: async ({ db, clock }, { site, member }) => ({
    conversations: await exportConversations(db, site, member),
    ended_conversations: await exportEnded(db, member.id, endedSince(clock)),
    reactions: await exportReactions(db, member.id, endedSince(clock)),
    waiting_messages: await exportWaiting(db, member.id),
    unpaid_messages: await exportUnpaid(db, member.id),
  }),
  whenDeleted: async (_services, trx, member) => {
    await deleteWaitingOf(trx, member);
    await deleteUnpaidOf(trx, member);
  },
  whenBlocked: removeBetween,
  whenBreakBegins: (_services, trx, member) => noteShown(trx, member),
  purge: async (services, trx, member) => {
    await removeFiles(services, trx, await deletePurgedMedia(trx, member.id));
    await purgeConversations(trx, member.id);
    await deleteReactionsOf(trx, member.id);
  },
});
