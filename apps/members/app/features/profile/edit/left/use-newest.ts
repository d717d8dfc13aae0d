import { useState } from 'react';

interface Answered {
  readonly result: unknown;
  readonly stored: string | undefined;
}

/**
 * What others of the member's pages have saved since the last answer came, which may quote something older; undefined where nothing has
 * come since.
 * @param stored what is stored by now, as the page has read it last
 */
export const useNewest = (stored: string | undefined, result: unknown): string | undefined => {
  const [answered, setAnswered] = useState<Answered>({ result, stored });
  if (answered.result === result) return stored === answered.stored ? undefined : stored;
  setAnswered({ result, stored });
  return undefined;
};
