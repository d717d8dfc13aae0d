import type { Api } from '@vesper/api-client';
import type { CallBody } from '@vesper/contract';
import { isCountry, isGender, isSexuality } from '@vesper/domain';
import { type Refusal, refusalOf } from '../../frame/errors/refusal-of.ts';

export const profileSections = [
  'about',
  'person',
  'place',
  'interests',
  'photo-add',
  'photo-main',
  'photo-remove',
] as const;
export type ProfileSection = (typeof profileSections)[number];

export interface ProfileActResult {
  readonly section: ProfileSection;
  readonly refused: Refusal | null;
  /** What was typed, for pages without script: nothing is lost. */
  readonly typed: Readonly<Record<string, string>>;
}

const isSection = (value: unknown): value is ProfileSection =>
  profileSections.some((section) => section === value);

/** The part of the profile that one section's form says. */
const changesOf = (section: ProfileSection, form: FormData): CallBody<'profileUpdate'> => {
  const text = (name: string): string => String(form.get(name) ?? '');
  const [gender, sought, sexuality, country] = [
    text('gender'),
    text('search_gender'),
    text('sexuality'),
    text('country'),
  ];
  switch (section) {
    case 'about':
      return { about_me: text('about_me') };
    case 'person':
      return {
        ...(isGender(gender) && { gender }),
        ...(isGender(sought) && { search_gender: sought }),
        ...(isSexuality(sexuality) && { sexuality }),
      };
    case 'place':
      return { ...(isCountry(country) && { country }), region: text('region'), city: text('city') };
    default:
      return { interests: form.getAll('interests').map(String) };
  }
};

const act = async (api: Api, section: ProfileSection, form: FormData): Promise<void> => {
  const id = String(form.get('photo_id') ?? '');
  const key = String(form.get('key') ?? '');
  const file = form.get('photo');
  if (section === 'photo-add') {
    const upload = new FormData();
    if (file instanceof File) upload.set('photo', file);
    await api.call('photoAdd', { key, form: upload });
  } else if (section === 'photo-main') await api.call('photoMain', { body: { id } });
  else if (section === 'photo-remove') await api.call('photoRemove', { body: { id } });
  else await api.call('profileUpdate', { body: changesOf(section, form) });
};

/** Saves one section; null for a form that is none of ours. */
export const actOnProfile = async (api: Api, form: FormData): Promise<ProfileActResult | null> => {
  const section = form.get('section');
  if (!isSection(section)) return null;
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  try {
    await act(api, section, form);
    return { section, refused: null, typed };
  } catch (error) {
    return { section, refused: refusalOf(error), typed };
  }
};
