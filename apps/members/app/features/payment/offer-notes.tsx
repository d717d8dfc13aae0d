import type { DiscountCode } from '@vesper/contract';
import { useSession } from '@vesper/session';
import { FormattedMessage } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { DiscountLeft } from './discount-left.tsx';
import { paymentMessages } from './messages.ts';

/** The welcome discount with the server's own deadline, as a line and no notice; nothing when there is none (any more). */
export const WelcomeDiscount = ({ discount }: { readonly discount: DiscountCode | null }) => {
  const isOver = useSession((state) => (state.timeBonus?.remainingSeconds ?? 0) === 0);
  if (!discount || isOver) return null;
  return (
    <p className="welcome-discount tool-line">
      <strong>
        <FormattedMessage {...frameMessages.bonusBanner} values={{ percentage: discount.value_percentage }} />
      </strong>
      <span className="text-muted">
        <DiscountLeft />
      </span>
    </p>
  );
};

/** What happens to unused credits. */
export const RefundNote = () => {
  const days = useSession((state) => state.settings.refund_days);
  return (
    <p className="text-muted">
      <FormattedMessage {...paymentMessages.refund} values={{ days }} />
    </p>
  );
};
