import { AlertBanner, Button } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { frameMessages } from '../messages.ts';
import { errorMessage } from '../errors/refusals.ts';
import type { LaterEngine } from './use-engine.ts';

/** Says that a part of the page could not be loaded, with the way to try again; nothing while all is well. */
export const EngineFailure = ({ of }: { readonly of: Pick<LaterEngine<never>, 'hasFailed' | 'retry'> }) =>
  of.hasFailed ? (
    <AlertBanner
      tone="danger"
      role="alert"
      actions={
        <Button look="outline" onClick={of.retry}>
          <FormattedMessage {...frameMessages.tryAgain} />
        </Button>
      }
    >
      <FormattedMessage {...errorMessage('network')} />
    </AlertBanner>
  ) : null;
