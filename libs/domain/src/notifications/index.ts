export { mailDisabledReasons, noNotifications } from './notification-preferences.ts';
export { notificationChannels, notificationKinds } from './notification-preferences.ts';
export { readNotificationPreferences } from './notification-preferences.ts';
export type { MailDisabledReason, NotificationKind } from './notification-preferences.ts';
