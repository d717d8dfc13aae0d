import { FormattedMessage } from 'react-intl';
import { frameMessages } from './messages.ts';

/** The first thing that Tab meets on every page. */
export const SkipLink = () => (
  <a href="#content" className="skip-link">
    <FormattedMessage {...frameMessages.skipLink} />
  </a>
);
