import type { Api } from '@vesper/api-client';
import type { Notifications } from '@vesper/contract';
import { notificationChannels, notificationKinds } from '@vesper/domain';
import { newKey } from '../../parts/requests/new-key.ts';
import { newPasswordNames, pairCodes } from '../account/new-password-fields.tsx';
import { type ActResult, actResult, refuseFields } from '../act-form/act-result.ts';

/** The forms of the settings page. */
export const settingsIntents = ['email', 'password', 'told', 'seen', 'mail-again'] as const;

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

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

const changePassword = async (api: Api, form: FormData): Promise<ActResult> => {
  const codes = pairCodes(form);
  if (Object.keys(codes).length > 0) return refuseFields(form, codes);
  const body = {
    old_password: text(form, 'old_password'),
    password: text(form, newPasswordNames.password),
  };
  const result = await actResult(form, () => api.call('passwordChange', { body }), newPasswordNames);
  const { refused } = result;
  if (refused?.fields.old_password !== 'password_wrong') return result;
  // The old password has a sentence of its own (spec §5).
  const fields = { ...refused.fields, old_password: 'old_password_wrong' };
  return { ...result, refused: { ...refused, fields } };
};

/** Saves one of the page's forms; null for a form that is none of ours. */
export const actOnSettings = async (api: Api, form: FormData): Promise<ActResult | null> => {
  switch (form.get('intent')) {
    case 'email':
      return actResult(
        form,
        () =>
          api.call('mailChangeRequest', {
            body: { email: text(form, 'new_email'), password: text(form, 'email_password') },
            key: newKey(),
          }),
        { email: 'new_email', password: 'email_password' },
      );
    case 'password':
      return changePassword(api, form);
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
