import { FormattedMessage } from 'react-intl';
import { blockedMessages } from './blocked-messages.ts';

/** What is said before a block is taken back: what comes back, and what does not. The same words with script and without. */
export const UnblockWords = ({ name }: { readonly name: string }) => (
  <>
    <p>
      <FormattedMessage {...blockedMessages.text} values={{ name }} />
    </p>
    <p>
      <FormattedMessage {...blockedMessages.lost} />
    </p>
  </>
);
