import type { HintKind } from '@vesper/domain/scam-hints';
import { tabStorage } from '@vesper/session';
import { useState } from 'react';

/**
 * Whether a hint of this kind was put away in this conversation, as long as the tab is open, and how to. A word on going
 * elsewhere that was put away keeps no later one on money away.
 */
export const useDismissed = (
  at: 'draft' | 'received',
  kind: HintKind | null,
  peer: string,
): [boolean, () => void] => {
  const name = `hint-${at}-${kind ?? ''}-${peer}`;
  // Also where the tab keeps nothing.
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const dismiss = (): void => {
    tabStorage.set(name, '1');
    setDismissed((names) => [...names, name]);
  };
  // No hint is there when the page is taken over, so that it can not differ from the server's.
  return [dismissed.includes(name) || tabStorage.get(name) !== null, dismiss];
};
