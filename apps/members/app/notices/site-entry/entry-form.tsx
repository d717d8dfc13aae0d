import { useSettings } from '@vesper/session';
import { Button } from '@vesper/ui';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useLocalePath } from '../../frame/links/localized-path.ts';
import { entryMessages } from './entry-messages.ts';

/** Sets the cookie without leaving the page; where that fails, this device remembers it all the same. */
const post = (form: HTMLFormElement): void => {
  const body = new URLSearchParams({ to: '/' });
  // The answer leads to the page that is already there: it is not asked for again.
  void fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
};

/** The button that closes the entry warning: a post, with which the server never shows it again (readings, "Notices"). */
export const EntryForm = ({ onClose }: { readonly onClose?: () => void }) => {
  const { minimum_age: age } = useSettings();
  const { pathname, search } = useLocation();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    post(event.currentTarget);
    onClose?.();
  };
  return (
    <form method="post" action={useLocalePath()('/site-entry')} onSubmit={onSubmit}>
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <Button type="submit" look="go">
        <FormattedMessage {...entryMessages.enter} values={{ age }} />
      </Button>
    </form>
  );
};
