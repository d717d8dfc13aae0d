import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { Dialog, LinkButton } from '@vesper/ui';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm } from './entry-form.tsx';
import { entryMessages } from './entry-messages.ts';
import { EntryText } from './entry-text.tsx';
import { frameMessages } from '../../frame/messages.ts';

await loadTexts('site-entry');

/** Whoever is not of age, or does not want to be here, leaves no trace in the history. */
const leave = (event: MouseEvent): void => {
  event.preventDefault();
  location.replace('about:blank');
};

/** What a visitor should know before looking around: for adults, and what kind of place this is. */
export const SiteEntryWarning = ({ onClose }: { readonly onClose: () => void }) => {
  const intl = useIntl();
  const { name } = useSettings();
  return (
    <Dialog
      open
      fromStart
      title={intl.formatMessage(entryMessages.title, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      dismissable={false}
      actions={
        <>
          <EntryForm onClose={onClose} />
          <LinkButton look="outline" href="about:blank" onClick={leave}>
            <FormattedMessage {...entryMessages.leave} />
          </LinkButton>
        </>
      }
    >
      <EntryText />
    </Dialog>
  );
};
