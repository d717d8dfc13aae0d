import { tabStorage } from '@vesper/session';
import { useState } from 'react';

/** Whether a hint was put away in this conversation, as long as the tab is open, and how to. */
export const useDismissed = (hint: 'draft' | 'received', peer: string): [boolean, () => void] => {
  const name = `hint-${hint}-${peer}`;
  // No hint is there when the page is taken over, so that it can not differ from the server's.
  const [isDismissed, setDismissed] = useState(() => tabStorage.get(name) !== null);
  const dismiss = (): void => {
    tabStorage.set(name, '1');
    setDismissed(true);
  };
  return [isDismissed, dismiss];
};
