import { type ComponentType, lazy } from 'react';

const load = async () => {
  const modules = await Promise.all([
    import('./photo-step.tsx'),
    import('./personal-steps.tsx'),
    import('./inbox-step.tsx'),
    import('./step-progress.tsx'),
    import('./account-hints.tsx'),
  ]);
  return { ...modules[0], ...modules[1], ...modules[2], ...modules[3], ...modules[4] };
};

type Steps = Awaited<ReturnType<typeof load>>;

/**
 * The steps after the first, whose code comes while that one is filled in. The server has them at once: without script
 * every step is a page of its own.
 */
const here = import.meta.env.SSR ? await load() : null;

const later = <N extends keyof Steps>(name: N): Steps[N] =>
  here?.[name] ??
  (lazy(async () => ({ default: (await load())[name] as ComponentType<object> })) as unknown as Steps[N]);

export const PhotoStep = later('PhotoStep');
export const AboutStep = later('AboutStep');
export const LocationStep = later('LocationStep');
export const DetailsStep = later('DetailsStep');
export const PushStep = later('PushStep');
export const InboxStep = later('InboxStep');
export const ConfirmedStep = later('ConfirmedStep');
export const StepProgress = later('StepProgress');
export const EmailHint = later('EmailHint');
export const DuplicateHelp = later('DuplicateHelp');

/** Fetches them, so that nobody waits between two steps. */
export const fetchLaterSteps = (): void => void load();
