import { FormattedMessage } from 'react-intl';
import { chatMessages } from '../first-view/messages.ts';

/** Says below the field what a conversation needs script for. */
export const PlainNote = () => (
  <p className="composer__note">
    <FormattedMessage {...chatMessages.withoutScript} />
  </p>
);
