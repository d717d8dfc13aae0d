import type { Api } from '@vesper/api-client';
import { noNotifications } from '@vesper/domain';
import { newKey } from '../../parts/requests/new-key.ts';
import { type ActResult, actResult, textOf } from '../../parts/forms/act-result.ts';

/** Does what one of the page's forms asks for; null for a form that is none of ours. */
export const actOnLeaving = async (api: Api, form: FormData): Promise<ActResult | null> => {
  switch (form.get('intent')) {
    case 'pause':
      return actResult(form, () => api.call('notificationsUpdate', { body: { paused: true } }));
    case 'quiet':
      return actResult(form, () =>
        api.call('notificationsUpdate', { body: { preferences: noNotifications } }),
      );
    case 'discount':
      return actResult(form, () => api.call('stayDiscount', { body: {}, key: newKey() }));
    case 'delete': {
      const reason = textOf(form, 'reason').trim();
      return actResult(form, () =>
        api.call('accountDelete', {
          body: { password: textOf(form, 'password'), ...(reason !== '' && { reason }) },
        }),
      );
    }
    default:
      return null;
  }
};
