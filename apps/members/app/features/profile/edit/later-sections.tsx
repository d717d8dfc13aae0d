import { type ComponentType, lazy } from 'react';

const load = () => import('./profile-sections.tsx');

type Sections = Awaited<ReturnType<typeof load>>;

/**
 * The sections further down, whose code comes after the page has shown itself. The server has them at once: they stand on
 * the page, and their forms work, before it.
 */
const here = import.meta.env.SSR ? await load() : null;

const later = <N extends keyof Sections>(name: N): Sections[N] =>
  here?.[name] ??
  (lazy(async () => ({ default: (await load())[name] as ComponentType<object> })) as unknown as Sections[N]);

export const PersonSection = later('PersonSection');
export const PlaceSection = later('PlaceSection');
export const InterestsSection = later('InterestsSection');
