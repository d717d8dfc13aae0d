import type { Api } from '@vesper/api-client';
import type { CallBody } from '@vesper/contract';
import { isCountry, isGender, isSexuality } from '@vesper/domain';
import { type SectionResult, sectionResult } from '../../../parts/profile/section-result.ts';

export const profileSections = ['about', 'person', 'place', 'interests'] as const;
export type ProfileSection = (typeof profileSections)[number];

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
        ...(sought === 'everyone' && { search_gender: null }),
        ...(isSexuality(sexuality) && { sexuality }),
      };
    case 'place':
      return { ...(isCountry(country) && { country }), region: text('region'), city: text('city') };
    default:
      return { interests: form.getAll('interests').map(String) };
  }
};

/** Saves one section; null for a form that is none of ours. */
export const actOnProfile = async (api: Api, form: FormData): Promise<SectionResult | null> => {
  const section = form.get('section');
  if (!isSection(section)) return null;
  const body = changesOf(section, form);
  return sectionResult(section, form, () => api.call('profileUpdate', { body }));
};
