import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../../frame/later/later-part.tsx';

const load = async () => {
  const [about, traits, place, others, parts] = await Promise.all([
    import('./about-section.tsx'),
    import('./traits-section.tsx'),
    import('./place-section.tsx'),
    import('./profile-sections.tsx'),
    import('./profile-parts.tsx'),
  ]);
  return { ...about, ...traits, ...place, ...others, ...parts };
};

/**
 * The sections below the own card and their list, whose code comes after the page has shown itself. The server has them at
 * once: they stand on the page, and their forms work, before it.
 */
const here = import.meta.env.SSR ? await load() : undefined;

export const AboutSection = laterPart(async () => (await load()).AboutSection, {
  here: here?.AboutSection,
  // One for all of them: they come together.
  waiting: <Skeleton shape="block" />,
});
export const NameSection = laterPart(async () => (await load()).NameSection, { here: here?.NameSection });
export const PersonSection = laterPart(async () => (await load()).PersonSection, {
  here: here?.PersonSection,
});
export const BirthSection = laterPart(async () => (await load()).BirthSection, { here: here?.BirthSection });
export const TraitsSection = laterPart(async () => (await load()).TraitsSection, {
  here: here?.TraitsSection,
});
export const PlaceSection = laterPart(async () => (await load()).PlaceSection, { here: here?.PlaceSection });
export const InterestsSection = laterPart(async () => (await load()).InterestsSection, {
  here: here?.InterestsSection,
});
export const ProfileParts = laterPart(async () => (await load()).ProfileParts, { here: here?.ProfileParts });
