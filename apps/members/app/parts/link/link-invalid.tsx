import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeCard, NoticeLink } from './notice-card.tsx';
import { accountRefusals } from '../forms/account-refusals.ts';
import { mailLinkMessages } from './messages.ts';

/** A link out of an e-mail that was used before or has expired (spec §8), with the way to another one. */
export const LinkInvalid = ({ href }: { readonly href: string }) => {
  const intl = useIntl();
  return (
    <NoticeCard title={intl.formatMessage(mailLinkMessages.invalidTitle)}>
      <p>
        <FormattedMessage {...accountRefusals.link_invalid} />
      </p>
      <NoticeLink href={href}>
        <FormattedMessage {...mailLinkMessages.requestNew} />
      </NoticeLink>
    </NoticeCard>
  );
};
