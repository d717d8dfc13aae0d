import { buttonClass } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { latestMessages } from '../log/latest/latest-messages.ts';
import { chatMessages } from '../first-view/messages.ts';
import { olderQuery } from './older-page.ts';

/** Leads to the messages before the oldest that are shown, without script; they are a page of their own. */
export const PlainOlder = ({ oldest }: { readonly oldest: number }) => (
  <a className={`${buttonClass({ look: 'outline' })} chat-log__older`} href={`?${olderQuery}=${oldest}`}>
    <FormattedMessage {...chatMessages.older} />
  </a>
);

/** Leads back from there to the end of the conversation. */
export const PlainLatest = () => {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).has(olderQuery) ? (
    <a className={`${buttonClass({ look: 'outline' })} chat-log__older`} href={pathname}>
      <FormattedMessage {...latestMessages.latest} values={{ count: 0 }} />
    </a>
  ) : null;
};
