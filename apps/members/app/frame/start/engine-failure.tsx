import { AlertBanner, Button } from '@vesper/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { frameMessages } from '../messages.ts';
import { errorMessage } from '../errors/refusals.ts';
import type { LaterEngine } from './use-engine.ts';

type Failed = Pick<LaterEngine<never>, 'hasFailed' | 'retry'>;

/**
 * Says that a part of the page could not be loaded, with the way to try again; nothing while all is well. It tries by
 * itself when the network is back: nobody needs to press a button for that.
 */
export const EngineFailure = ({ of: { hasFailed, retry } }: { readonly of: Failed }) => {
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  return hasFailed ? (
    <AlertBanner
      tone="danger"
      role="alert"
      actions={
        <Button look="outline" onClick={retry}>
          <FormattedMessage {...frameMessages.tryAgain} />
        </Button>
      }
    >
      <FormattedMessage {...errorMessage('network')} />
    </AlertBanner>
  ) : null;
};
