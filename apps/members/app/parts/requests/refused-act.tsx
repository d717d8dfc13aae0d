import { AlertBanner } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import type { Refusal } from '../../frame/errors/refusal-of.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';

/** Why a form was refused that was sent before scripts had come, on the page that answers it: with script a toast says so. */
export const RefusedAct = ({
  refused,
}: {
  readonly refused: Pick<Refusal, 'code' | 'params'> | null | undefined;
}) =>
  refused ? (
    <AlertBanner tone="danger" role="alert">
      <FormattedMessage {...errorMessage(refused.code)} values={refused.params} />
    </AlertBanner>
  ) : null;
