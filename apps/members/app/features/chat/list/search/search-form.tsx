import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useLocalePath } from '../../../../frame/links/localized-path.ts';
import { longestSearch } from './found-page.ts';
import { searchMessages } from './search-messages.ts';

/** Looks for a name or for words in the conversations; it works without script as well. */
export const ChatSearchForm = ({ q }: { readonly q: string }) => {
  const intl = useIntl();
  const label = intl.formatMessage(searchMessages.label);
  return (
    <Form key={q} role="search" className="chat-search" action={useLocalePath()('/chats')}>
      <input
        className="input"
        type="search"
        name="q"
        required
        maxLength={longestSearch}
        defaultValue={q}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className="icon-button" aria-label={intl.formatMessage(searchMessages.submit)}>
        <Search size={24} aria-hidden="true" />
      </button>
    </Form>
  );
};
