import type { Api } from '@vesper/api-client';
import type { Notifications } from '@vesper/contract';
import { notificationChannels, notificationKinds } from '@vesper/domain';
import { type ActResult, actResult } from '../../parts/forms/act-result.ts';

type Preferences = Notifications['preferences'];

/** Name of the checkbox for a kind and a channel. */
export const preferenceName = (kind: string, channel: string): string => `told_${kind}_${channel}`;

const readPreferences = (form: FormData): Preferences => {
  const kinds = notificationKinds.map((kind) => {
    const channels = notificationChannels.map((channel) => [
      channel,
      form.get(preferenceName(kind, channel)) === 'on',
    ]);
    return [kind, Object.fromEntries(channels)] as const;
  });
  return Object.fromEntries(kinds) as Preferences;
};

/** Saves one of the forms on notices and on being seen; null for a form that is none of ours. */
export const actOnNotifications = async (api: Api, form: FormData): Promise<ActResult | null> => {
  switch (form.get('intent')) {
    case 'told':
      return actResult(form, () =>
        api.call('notificationsUpdate', { body: { preferences: readPreferences(form) } }),
      );
    case 'seen':
      return actResult(form, () =>
        api.call('notificationsUpdate', {
          body: {
            invisible: form.get('invisible') === 'on',
            auto_like: form.get('auto_like') === 'on',
            on_public_pages: form.get('on_public_pages') === 'on',
            read_receipts: form.get('read_receipts') === 'on',
            paused: form.get('paused') === 'on',
          },
        }),
      );
    case 'mail-again':
      return actResult(form, () => api.call('notificationsUpdate', { body: { mail_again: true } }));
    default:
      return null;
  }
};
