import { defineMessages } from '@vesper/i18n/react';

export const chatMessages = defineMessages({
  title: {
    id: 'chat-list.title',
    defaultMessage: 'Messages',
    description: 'Title of the list of conversations',
  },
  chatWith: {
    id: 'chat.title',
    defaultMessage: 'Conversation with {name}',
    description: 'Title of a conversation',
  },
  back: {
    id: 'chat.back',
    defaultMessage: 'Back to your messages',
    description: 'Link in the head of a conversation',
  },
  menu: {
    id: 'chat.menu',
    defaultMessage: 'More options',
    description: 'Name of the menu in the head of a conversation: view the profile, remove, block',
  },
  viewProfile: { id: 'chat.profile', defaultMessage: 'View profile', description: 'Menu of a conversation' },
  log: {
    id: 'chat.log',
    defaultMessage: 'Messages',
    description: 'Name of the list of messages, for screen readers',
  },
  older: {
    id: 'chat.older',
    defaultMessage: 'Show older messages',
    description: 'Button above the messages',
  },
  withoutScript: {
    id: 'chat.without-script',
    defaultMessage:
      'JavaScript is switched off in your browser. New messages will only appear when you reload this page. To send photos, gifts, voice messages or reactions, switch on JavaScript.',
    description: 'Below the field for a message, to who has switched off JavaScript in the browser',
  },
  hidden: {
    id: 'chat.hidden',
    defaultMessage: 'With Premium you can also read older messages.',
    description: 'Above the messages when a free member may not see the older ones',
  },
  premium: { id: 'chat.premium', defaultMessage: 'Get Premium', description: 'Link to what premium gives' },
  start: {
    id: 'chat.start',
    defaultMessage:
      'Say hello to {name}. A question about something in their profile is a good way to start.',
    description: 'In a conversation without messages',
  },
  fromYou: {
    id: 'chat.from-you',
    defaultMessage: 'You wrote:',
    description: 'Read out before an own message',
  },
  fromOther: {
    id: 'chat.from-other',
    defaultMessage: '{name} wrote:',
    description: 'Read out before a message of the other member',
  },
  arrived: {
    id: 'chat.arrived',
    defaultMessage: 'New message from {name}: {text}',
    description: 'Read out when a message arrives',
  },
  removed: {
    id: 'chat.removed',
    defaultMessage: 'This message was deleted',
    description: 'Stands for a message that its sender has deleted',
  },
  unreadFrom: {
    id: 'chat.unread-from',
    defaultMessage: 'New messages',
    description: 'Line between what was read before and what is new',
  },
  stateSending: {
    id: 'chat.state.sending',
    defaultMessage: 'Sending',
    description: 'State of an own message',
  },
  stateSent: { id: 'chat.state.sent', defaultMessage: 'Sent', description: 'State of an own message' },
  stateReceived: {
    id: 'chat.state.received',
    defaultMessage: 'Delivered',
    description:
      'State of an own message: it has reached a device of the other member, who has not read it yet',
  },
  stateRead: { id: 'chat.state.read', defaultMessage: 'Read', description: 'State of an own message' },
  stateWaiting: {
    id: 'chat.state.waiting',
    defaultMessage: 'Waiting for you to confirm your e-mail address',
    description: 'State of an own message',
  },
  stateFailed: {
    id: 'chat.state.failed',
    defaultMessage: 'Not sent. {reason}',
    description: 'State of an own message; {reason} is a sentence',
  },
  stateUnpaid: {
    id: 'chat.state.unpaid',
    defaultMessage: 'Not sent yet',
    description:
      'State of an own message that waits for credits or for Premium, or whose file was refused (the reason stands in it)',
  },
  write: {
    id: 'chat.write',
    defaultMessage: 'Message',
    description:
      'Stands in the empty field of a conversation; one word, since there is room for ten letters on a phone',
  },
  retry: {
    id: 'chat.retry',
    defaultMessage: 'Send again',
    description: 'Button on a message that was not sent',
  },
  discard: {
    id: 'chat.discard',
    defaultMessage: 'Remove',
    description:
      'Button on a message, a gift, a photo or a recording that was not sent: takes it away; nothing is deleted for anybody else',
  },
  typing: { id: 'chat.typing', defaultMessage: '{name} is typing', description: 'Under the messages' },
  loadFailed: {
    id: 'chat.load-failed',
    defaultMessage: 'We could not load the messages.',
    description: 'Alert in a conversation',
  },
  reload: { id: 'chat.reload', defaultMessage: 'Try again', description: 'Button on that alert' },
  field: {
    id: 'chat.field',
    defaultMessage: 'Your message to {name}',
    description: 'Field for a new message',
  },
  send: { id: 'chat.send', defaultMessage: 'Send', description: 'Button' },
  counter: {
    id: 'chat.counter',
    defaultMessage: '{length, number} of {maximum, number} characters',
    description: 'Under the field, near the limit',
  },
  cost: {
    id: 'chat.cost',
    defaultMessage:
      '{cost, plural, =0 {This message is free} one {Costs #\u00a0credit\u00a0· you have {credits, number}} other {Costs #\u00a0credits\u00a0· you have {credits, number}}}',
    description:
      'Under the field for a message, in as few words as say it: what the message costs that is being written; {credits} is how many credits one has',
  },
  costFirst: {
    id: 'chat.cost.first',
    defaultMessage:
      '{cost, plural, one {Costs #\u00a0credit} other {Costs #\u00a0credits}}\u00a0· {free, plural, one {the first is free} other {the first # are free}}',
    description:
      'In its place for members who have not confirmed their address, and have no credits before: as many messages are paid by the welcome credits',
  },
  shortageTitle: {
    id: 'chat.shortage',
    defaultMessage: 'You do not have enough credits',
    description: 'Title of an alert in a conversation',
  },
  shortageText: {
    id: 'chat.shortage.text',
    defaultMessage:
      'A message costs {cost, plural, one {# credit} other {# credits}}, and you have {credits, plural, one {# credit} other {# credits}}. What you have written stays here.',
    description: 'Alert in a conversation',
  },
  shortageKept: {
    id: 'chat.shortage.kept',
    defaultMessage:
      'Sending this costs {cost, plural, one {# credit} other {# credits}}, and you have {credits, plural, one {# credit} other {# credits}}. What you want to send stays here.',
    description: 'Alert in a conversation, when credits are missing for a gift, a photo or a voice message',
  },
  shortageAction: {
    id: 'chat.shortage.action',
    defaultMessage: 'Get credits',
    description: 'Link to the prices',
  },
  limitTitle: {
    id: 'chat.limit',
    defaultMessage: 'Your free conversations are used up',
    description: 'Title of the notice at the third conversation, before and after something was written',
  },
  limitText: {
    id: 'chat.limit.text',
    defaultMessage:
      'As a free member you can start {limit, plural, one {# conversation} other {# conversations}}. You can always reply to people who write to you.',
    description: 'Alert at the third conversation',
  },
  limitMore: {
    id: 'chat.limit.more',
    defaultMessage: 'Any bundle of credits lets you start more.',
    description:
      'Under "Your free conversations are used up": more conversations; beside the link to the prices',
  },
  dismiss: { id: 'chat.dismiss', defaultMessage: 'Close this notice', description: 'Button on an alert' },
  unconfirmed: {
    id: 'chat.unconfirmed',
    defaultMessage: 'We will keep your messages and deliver them as soon as you confirm your e-mail address.',
    description: 'Notice for members who have not confirmed their address',
  },
  deletedMember: {
    id: 'chat-list.deleted-member',
    defaultMessage: 'Deleted member',
    description: 'Instead of the name of a member whose account is deleted; the messages stay',
  },
});
