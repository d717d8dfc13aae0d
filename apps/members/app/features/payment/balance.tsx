import { useSession } from '@vesper/session';
import { space } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { paymentMessages } from './messages.ts';

/** Credits whose price went back after they were spent; nothing where none are owed. */
export const Owed = ({ credits }: { readonly credits: number }) =>
  credits > 0 ? (
    <p className="tool-line offer-notes">
      <strong>
        <FormattedMessage {...paymentMessages.owed} values={{ credits }} />
      </strong>
      {space}
      <FormattedMessage {...paymentMessages.owedWhy} values={{ credits }} />
    </p>
  ) : null;

/** What one has, and how many messages that is; not counted where a message costs nothing. */
export const Balance = () => {
  const credits = useSession((state) => state.user?.credits ?? 0);
  const cost = useSession((state) => state.settings.message_credits);
  return (
    <p className="text-muted tool-line">
      <FormattedMessage {...paymentMessages.balance} values={{ credits }} />
      {cost > 0 ? (
        <span className="tool-enough">
          {space}
          <FormattedMessage {...paymentMessages.enough} values={{ messages: Math.floor(credits / cost) }} />
        </span>
      ) : null}
    </p>
  );
};
