import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { AlertBanner } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { EntryForm } from './entry-form.tsx';
import { entryMessages } from './entry-messages.ts';
import { EntryText } from './entry-text.tsx';

await loadTexts('site-entry');

/** The entry warning above a page without script, where nothing can lie over it; only ever rendered on the server. */
export const SiteEntryPlain = () => {
  const intl = useIntl();
  const { name } = useSettings();
  return (
    <div className="container alerts">
      <AlertBanner title={intl.formatMessage(entryMessages.title, { name })} actions={<EntryForm />}>
        <EntryText />
      </AlertBanner>
    </div>
  );
};
