import { waitFor, within } from 'storybook/test';

/** Whole screens of the members' app stand in a group of their own. */
export const isWholeScreen = ({ title }: { readonly title: string }): boolean => title.startsWith('Screens/');

const written: unknown[][] = [];

/** React's word on how Storybook renders, where a part comes late: nothing that the screen could do better. */
const isOfTheTool = ([first]: readonly unknown[]): boolean =>
  String(first).includes('not configured to support act(');

/** What a screen keeps in the browser goes with it; Storybook's own settings stay. */
const forgetKept = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith('vesper.')) storage.removeItem(name);
};

/** Begins a screen with nothing kept, and listens to what it complains of. Answers how to stop. */
export const watchScreen = (): (() => void) => {
  forgetKept();
  const write = console.error;
  written.length = 0;
  console.error = (...words: unknown[]) => {
    if (!isOfTheTool(words)) written.push(words);
    write(...words);
  };
  return () => {
    console.error = write;
  };
};

/**
 * Sees that a screen stands: it has its one main heading, is the error page only where that is its story, complains of
 * nothing and fits in its window. No more: in all its looks every screen is judged by the journeys. Throws an Error that
 * says what is wrong.
 */
export const expectScreen = async (story: HTMLElement, isErrorWanted: boolean): Promise<void> => {
  await waitFor(() => within(story).getByRole('heading', { level: 1 }), { timeout: 20_000 });
  const isError = story.querySelector('.error-page') !== null;
  if (isError !== isErrorWanted)
    throw new Error(isError ? `The screen has failed: ${story.innerText}` : 'The screen has not failed');
  const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (excess > 0) throw new Error(`It scrolls sideways by ${excess}px at ${window.innerWidth}px`);
  if (written.length > 0) throw new Error(`The screen complains: ${written.map(String).join('\n')}`);
};
