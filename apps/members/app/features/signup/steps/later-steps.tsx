import type { ComponentType } from 'react';
import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../../frame/later/later-part.tsx';
import type { SignupView } from '../flow/signup-view.ts';
import { filler } from './filler.ts';
import type { SignupPersonProps } from './signup-person.tsx';

const load = () => import('./all-later-steps.ts');
type Steps = Awaited<ReturnType<typeof load>>;

/**
 * The steps after the first, whose code comes while that one is filled in. The server has them at once: without script
 * every step is a page of its own.
 */
const here = import.meta.env.SSR ? await load() : undefined;

const loadPlaces = () => import('./step-place.tsx');
type Places = Awaited<ReturnType<typeof loadPlaces>>;
/** Small, and asked for first, so that they are there before the first step is answered; none of them is seen until then. */
let places: Places | undefined;
const fetchPlaces = async (): Promise<void> => {
  places = await loadPlaces();
};

/** Mostly they have come before the first step is answered; where not, their room is there (`step-place.tsx`). */
const step = <P extends { readonly view: SignupView }>(
  select: (steps: Steps) => ComponentType<P>,
): ComponentType<P> =>
  laterPart(async () => select(await load()), {
    here: here && select(here),
    waiting: ({ view }) => (places ? <places.StepPlace step={view.step} /> : <Skeleton shape="block" />),
  });

/** Nobody misses these who does not get them. */
const help = <P extends object>(select: (steps: Steps) => ComponentType<P>): ComponentType<P> =>
  laterPart(async () => select(await load()), { here: here && select(here), failure: 'nowhere' });

export const PhotoStep = step((steps) => steps.PhotoStep);
export const AboutStep = step((steps) => steps.AboutStep);
export const LocationStep = step((steps) => steps.LocationStep);
export const DetailsStep = step((steps) => steps.DetailsStep);
export const PushStep = step((steps) => steps.PushStep);
export const InboxStep = laterPart<Parameters<Steps['InboxStep']>[0]>(async () => (await load()).InboxStep, {
  here: here?.InboxStep,
  waiting: <Skeleton shape="block" />,
});
export const ConfirmedStep = laterPart<Parameters<Steps['ConfirmedStep']>[0]>(
  async () => (await load()).ConfirmedStep,
  { here: here?.ConfirmedStep, waiting: <Skeleton shape="block" /> },
);
export const StepProgress = laterPart<{ readonly view: SignupView }>(
  async () => (await load()).StepProgress,
  {
    here: here?.StepProgress,
    waiting: ({ view }) => (places ? <places.ProgressPlace step={view.step} /> : null),
    failure: 'nowhere',
  },
);

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
export const fetchLaterSteps = (): Promise<void> =>
  Promise.all([fetchPlaces(), load()]).then(
    () => undefined,
    () => undefined,
  );
export const SignupFace = help((steps) => steps.SignupFace);
