import type { ComponentProps, ComponentType } from 'react';
import { laterPart } from '../../frame/later/later-part.tsx';
import type * as Parts from './with-engine.ts';

// What only shows once the conversation runs, or somebody presses for it. It comes with the conversation's machine (`useChat`), so
// that a press finds it there; what few need has a piece of its own that comes from there.

const load = () => import('./with-engine.ts');
const here = import.meta.env.SSR ? await load() : undefined;

/** `isAtFirst` for what may stand in the page as the server made it. */
const later = <N extends keyof typeof Parts>(name: N, isAtFirst = false) => {
  type Props = ComponentProps<(typeof Parts)[N]>;
  const part = (parts: typeof Parts) => parts[name] as ComponentType<Props>;
  return laterPart<Props>(async () => part(await load()), {
    here: here && isAtFirst ? part(here) : undefined,
    failure: 'nowhere',
  });
};

export const LaterAnswering = later('Answering');
export const LaterArrival = later('Arrival');
export const LaterChatMenu = later('LaterChatMenu');
export const LaterDraftHint = later('LaterDraftHint');
export const LaterJump = later('Jump');
export const LaterKeptDraft = later('KeptDraft');
export const LaterLimits = later('ChatLimits', true);
export const LaterLogFollowing = later('LogFollowing');
export const LaterLogHead = later('LogHead', true);
export const LaterMessageActs = later('LaterMessageActs');
export const LaterMessageMore = later('MessageMore');
export const LaterReceivedHint = later('LaterReceivedHint');
export const LaterReload = later('Reload');
export const LaterReporting = later('Reporting');
export const LaterScoring = later('LaterScoring');
export const LaterUnsent = later('UnsentMessages', true);
