import { useSettings } from '@vesper/session';
import { FormattedMessage } from 'react-intl';
import { entryMessages } from './entry-messages.ts';

/** What the entry warning says. */
export const EntryText = () => {
  const { minimum_age: age, fictional_warning: hasFictional } = useSettings();
  return (
    <>
      <p>
        <FormattedMessage {...entryMessages.text} values={{ age }} />
      </p>
      {hasFictional ? (
        <p>
          <FormattedMessage {...entryMessages.fictional} />
        </p>
      ) : null}
    </>
  );
};
