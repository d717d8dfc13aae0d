import type { BlockedMember } from '@vesper/contract';
import { AlertBanner, Button, Dialog } from '@vesper/ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { frameMessages } from '../../../frame/messages.ts';
import type { ActResult } from '../../../parts/forms/act-result.ts';
import { blockedMessages } from './blocked-messages.ts';
import { unblockIntent } from './unblock-act.ts';
import { UnblockWords } from './unblock-words.tsx';

export interface UnblockDialogProps {
  readonly member: BlockedMember;
  readonly onClose: () => void;
  /** Hears once it is done. */
  readonly onDone: () => void;
}

/** Asks before somebody is unblocked: says what comes back, and what does not. */
export const UnblockDialog = ({ member: { id, name }, onClose, onDone }: UnblockDialogProps) => {
  const intl = useIntl();
  const { state, data, Form } = useFetcher<ActResult>();
  const refusal = data?.refused;
  const isDone = data !== undefined && !refusal;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <Dialog
      open
      title={intl.formatMessage(blockedMessages.title, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            <FormattedMessage {...blockedMessages.cancel} />
          </Button>
          <Form method="post">
            <input type="hidden" name="intent" value={unblockIntent(id)} />
            <Button
              type="submit"
              busy={state !== 'idle'}
              aria-label={intl.formatMessage(blockedMessages.unblockOf, { name })}
            >
              <FormattedMessage {...blockedMessages.unblock} />
            </Button>
          </Form>
        </>
      }
    >
      <div className="stack">
        {refusal ? (
          <AlertBanner tone="danger" role="alert">
            <FormattedMessage {...errorMessage(refusal.code)} values={refusal.params} />
          </AlertBanner>
        ) : null}
        <UnblockWords name={name} />
      </div>
    </Dialog>
  );
};
