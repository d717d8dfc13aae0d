import type { Api } from '@vesper/api-client';
import { type SectionResult, sectionResult } from '../../parts/profile/section-result.ts';

const addPhoto = (api: Api, form: FormData): Promise<unknown> => {
  const file = form.get('photo');
  const upload = new FormData();
  if (file instanceof File) upload.set('photo', file);
  return api.call('photoAdd', { key: String(form.get('key') ?? ''), form: upload });
};

/** Adds a photo, makes one the main one, orders them or removes one; null for a form that is none of ours. */
export const actOnPhotos = async (api: Api, form: FormData): Promise<SectionResult | null> => {
  const body = { id: String(form.get('photo_id') ?? '') };
  switch (form.get('section')) {
    case 'photo-add':
      return sectionResult('photo-add', form, () => addPhoto(api, form));
    case 'photo-main':
      return sectionResult('photo-main', form, () => api.call('photoMain', { body }));
    case 'photo-order': {
      const ids = String(form.get('order') ?? '').split(',');
      return sectionResult('photo-order', form, () => api.call('photoOrder', { body: { ids } }));
    }
    case 'photo-remove':
      return sectionResult('photo-remove', form, () => api.call('photoRemove', { body }));
    default:
      return null;
  }
};
