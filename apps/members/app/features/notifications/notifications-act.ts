import type { Api } from '@vesper/api-client';
import type { Notifications } from '@vesper/contract';
import { notificationChannels, notificationKinds } from '@vesper/domain';
import { type ActResult, actResult } from '../../parts/forms/act-result.ts';
import { changedName } from '../../parts/forms/use-saving-at-once.ts';

type Preferences = Notifications['preferences'];

/** Name of the checkbox for a kind and a channel. */
export const preferenceName = (kind: string, channel: string): string => `told_${kind}_${channel}`;

/** Whether a form tells of a field: of all of them, unless it says which were changed. */
const saysOf = (form: FormData, name: string): boolean => {
  const changed = form.getAll(changedName);
  return changed.length === 0 || changed.includes(name);
};

const switchNames = ['invisible', 'auto_like', 'on_public_pages', 'read_receipts', 'paused'] as const;

const readSwitches = (form: FormData): Partial<Record<(typeof switchNames)[number], boolean>> =>
  Object.fromEntries(
    switchNames.filter((name) => saysOf(form, name)).map((name) => [name, form.get(name) === 'on']),
  );

const readPreferences = (form: FormData): Partial<Preferences> => {
  const said = notificationKinds.filter((kind) =>
    notificationChannels.every((channel) => saysOf(form, preferenceName(kind, channel))),
  );
  const kinds = said.map((kind) => {
    const channels = notificationChannels.map((channel) => [
      channel,
      form.get(preferenceName(kind, channel)) === 'on',
    ]);
    return [kind, Object.fromEntries(channels)] as const;
  });
  return Object.fromEntries(kinds);
};

/** Saves one of the forms on notices and on being seen; null for a form that is none of ours. */
export const actOnNotifications = async (api: Api, form: FormData): Promise<ActResult | null> => {
  switch (form.get('intent')) {
    case 'told':
      return actResult(form, () =>
        api.call('notificationsUpdate', { body: { preferences: readPreferences(form) } }),
      );
    case 'seen':
      return actResult(form, () => api.call('notificationsUpdate', { body: readSwitches(form) }));
    case 'mail-again':
      return actResult(form, () => api.call('notificationsUpdate', { body: { mail_again: true } }));
    default:
      return null;
  }
};
