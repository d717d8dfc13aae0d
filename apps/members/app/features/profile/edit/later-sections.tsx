import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../../frame/later/later-part.tsx';

const load = () => import('./profile-sections.tsx');

/**
 * The sections further down, whose code comes after the page has shown itself. The server has them at once: they stand on
 * the page, and their forms work, before it.
 */
const here = import.meta.env.SSR ? await load() : undefined;

export const PersonSection = laterPart(async () => (await load()).PersonSection, {
  here: here?.PersonSection,
  // One for all three: they come together.
  waiting: <Skeleton shape="block" />,
});
export const PlaceSection = laterPart(async () => (await load()).PlaceSection, { here: here?.PlaceSection });
export const InterestsSection = laterPart(async () => (await load()).InterestsSection, {
  here: here?.InterestsSection,
});
