import type { DiscountCode } from '@vesper/contract';
import { splitDuration } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Countdown, space } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { paymentMessages } from './messages.ts';

/** The welcome discount with the server's own deadline, as a line and no notice; nothing when there is none (any more). */
export const WelcomeDiscount = ({ discount }: { readonly discount: DiscountCode | null }) => {
  const intl = useIntl();
  const seconds = useSession((state) => state.timeBonus?.remainingSeconds ?? 0);
  if (!discount || seconds === 0) return null;
  const left = splitDuration(seconds);
  const label = intl.formatMessage(frameMessages.bonusLeft, { hours: left.hours, minutes: left.minutes });
  return (
    <p className="welcome-discount">
      <FormattedMessage {...paymentMessages.welcome} values={{ percentage: discount.value_percentage }} />
      {space}
      <Countdown {...left} label={label} />
    </p>
  );
};

/** What happens to unused credits. */
export const RefundNote = () => {
  const days = useSession((state) => state.settings.refund_days);
  return (
    <p className="text-muted text-small">
      <FormattedMessage {...paymentMessages.refund} values={{ days }} />
    </p>
  );
};
