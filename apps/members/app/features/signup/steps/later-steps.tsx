import type { ComponentType } from 'react';
import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../../frame/later/later-part.tsx';
import type { SignupPersonProps } from './signup-person.tsx';

const load = async () => {
  const modules = await Promise.all([
    import('./photo-step.tsx'),
    import('./personal-steps.tsx'),
    import('./inbox-step.tsx'),
    import('./step-progress.tsx'),
    import('./account-hints.tsx'),
    import('./signup-person.tsx'),
  ]);
  return { ...modules[0], ...modules[1], ...modules[2], ...modules[3], ...modules[4], ...modules[5] };
};

type Steps = Awaited<ReturnType<typeof load>>;

/**
 * The steps after the first, whose code comes while that one is filled in. The server has them at once: without script
 * every step is a page of its own.
 */
const here = import.meta.env.SSR ? await load() : undefined;

// Nothing stands in their place: they have come before the first step is answered.
const step = <P extends object>(select: (steps: Steps) => ComponentType<P>): ComponentType<P> =>
  laterPart(async () => select(await load()), { here: here && select(here) });
/** A line without words. */
const filler = '\u00a0';

/** Nobody misses these who does not get them. */
const help = <P extends object>(select: (steps: Steps) => ComponentType<P>): ComponentType<P> =>
  laterPart(async () => select(await load()), { here: here && select(here), failure: 'nowhere' });

export const PhotoStep = step((steps) => steps.PhotoStep);
export const AboutStep = step((steps) => steps.AboutStep);
export const LocationStep = step((steps) => steps.LocationStep);
export const DetailsStep = step((steps) => steps.DetailsStep);
export const PushStep = step((steps) => steps.PushStep);
export const InboxStep = step((steps) => steps.InboxStep);
export const ConfirmedStep = step((steps) => steps.ConfirmedStep);
export const StepProgress = help((steps) => steps.StepProgress);

/** As much room as the person takes (`signup-person.tsx`): what stands below stays where it is when they come. */
const personPlace = ({ reason }: SignupPersonProps) => (
  <div className="signup-person" aria-hidden="true">
    <Skeleton shape="avatar" />
    <span />
    {reason ? <p className="text-small">{filler}</p> : null}
  </div>
);
export const SignupPerson = laterPart<SignupPersonProps>(async () => (await load()).SignupPerson, {
  here: here?.SignupPerson,
  waiting: personPlace,
  failure: 'nowhere',
});
export const EmailHint = help((steps) => steps.EmailHint);
export const DuplicateHelp = help((steps) => steps.DuplicateHelp);

/** Fetches them, so that nobody waits between two steps; a step whose code does not come says so itself. */
export const fetchLaterSteps = (): void => void load().catch(() => {});
