import { Button } from '@vesper/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { reportMessages } from './messages.ts';

/** Copies words, and says in its own words what came of it: over an open dialog no toast is seen. */
export const CopyButton = ({ words }: { readonly words: string }) => {
  const [state, setState] = useState<'copy' | 'copyDone' | 'copyFailed'>('copy');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setState('copyDone');
    } catch {
      // Not allowed, or no such thing: it can still be chosen with a touch, and written down.
      setState('copyFailed');
    }
  };
  const Icon = state === 'copyDone' ? Check : Copy;
  return (
    <Button look="quiet" icon={<Icon size={20} aria-hidden="true" />} onClick={() => void copy()}>
      <span aria-live="polite">
        <FormattedMessage {...reportMessages[state]} />
      </span>
    </Button>
  );
};
