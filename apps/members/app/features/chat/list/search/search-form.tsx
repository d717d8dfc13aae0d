import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useToasts } from '../../../../frame/errors/toasts.tsx';
import { useLocalePath } from '../../../../frame/links/localized-path.ts';
import { frameMessages } from '../../../../frame/messages.ts';
import { longestSearch } from './found-page.ts';
import { searchMessages } from './search-messages.ts';

/** Looks for a name or for words in the conversations; it works without script as well. */
export const ChatSearchForm = ({ q }: { readonly q: string }) => {
  const intl = useIntl();
  const toasts = useToasts();
  const label = intl.formatMessage(searchMessages.label);
  // Without network the page stays with what was typed, as at a link.
  const onSubmit = (event: SyntheticEvent): void => {
    if (navigator.onLine) return;
    event.preventDefault();
    toasts.add(intl.formatMessage(frameMessages.offlinePress));
  };
  return (
    <Form
      key={q}
      role="search"
      className="chat-search"
      action={useLocalePath()('/chats')}
      onSubmit={onSubmit}
    >
      <input
        className="input"
        type="search"
        name="q"
        required
        maxLength={longestSearch}
        defaultValue={q}
        aria-label={label}
        placeholder={intl.formatMessage(searchMessages.empty)}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className="icon-button" aria-label={intl.formatMessage(searchMessages.submit)}>
        <Search size={24} aria-hidden="true" />
      </button>
    </Form>
  );
};
