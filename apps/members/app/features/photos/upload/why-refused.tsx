import { smallestEdge } from '@vesper/domain/picture-size';
import { FormattedMessage } from 'react-intl';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { photoMessages } from '../messages.ts';

/** Why a photo was not taken; of a file that is none, what one would have to be. */
export const WhyRefused = ({ code }: { readonly code: string }) => (
  <>
    <FormattedMessage {...errorMessage(code)} />
    {code === 'photo_invalid' ? (
      <>
        {' '}
        <FormattedMessage {...photoMessages.photoKinds} values={{ least: smallestEdge }} />
      </>
    ) : null}
  </>
);
