import { type ReactNode, useSyncExternalStore } from 'react';
import { StoryTextsContext } from '@vesper/ui/stories';
import { storyTexts } from './texts.ts';

let shown: string | undefined;
const listeners = new Set<() => void>();

/** Shows the open story afresh in another language than the toolbar says; undefined gives it back to the toolbar. */
export const showLocale = (locale: string | undefined): void => {
  shown = locale;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Gives a story its texts. In another language it is a new one: nothing that was typed or opened in it remains. */
export const SpeakingStory = ({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) => {
  const spoken = useSyncExternalStore(subscribe, () => shown) ?? locale;
  return (
    <StoryTextsContext key={spoken} value={storyTexts(spoken)}>
      {children}
    </StoryTextsContext>
  );
};
