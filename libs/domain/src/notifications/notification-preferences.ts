/** What a member can be told about. Notices on the account itself (a new password, say) are always sent by mail. */
export const notificationKinds = ['message', 'like', 'match', 'offer'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export type NotificationPreferences = Readonly<
  Record<NotificationKind, Readonly<Record<NotificationChannel, boolean>>>
>;

/** What a new member is told about. Advertisement only for who asks for it (Directive 2002/58/EC, art. 13). */
export const defaultNotificationPreferences: NotificationPreferences = {
  message: { mail: true, push: true },
  like: { mail: true, push: true },
  match: { mail: true, push: true },
  offer: { mail: false, push: false },
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads stored preferences, of whatever age; what is missing or broken takes the default. */
export function readNotificationPreferences(stored: unknown): NotificationPreferences {
  const kinds = isRecord(stored) ? stored : {};
  const read = (kind: NotificationKind) => {
    const channels = isRecord(kinds[kind]) ? kinds[kind] : {};
    const wanted = (channel: NotificationChannel): boolean => {
      const value = channels[channel];
      return typeof value === 'boolean' ? value : defaultNotificationPreferences[kind][channel];
    };
    return { mail: wanted('mail'), push: wanted('push') };
  };
  return { message: read('message'), like: read('like'), match: read('match'), offer: read('offer') };
}

/** Nothing at all is sent: the offer to stay that the deletion flow makes (spec §2 "retention offers"). */
export const noNotifications: NotificationPreferences = {
  message: { mail: false, push: false },
  like: { mail: false, push: false },
  match: { mail: false, push: false },
  offer: { mail: false, push: false },
};

/** Why mails to an address have stopped (spec §4): marked as spam, not deliverable, unsubscribed by the mail program. */
export const mailDisabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const;
export type MailDisabledReason = (typeof mailDisabledReasons)[number];
