import { splitDuration } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Countdown, LinkButton } from '@vesper/ui';
import { Gift } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shellMessages } from './messages.ts';

/** Ticks once a second, and nothing else on the page does. */
export const BonusCountdown = () => {
  const intl = useIntl();
  const left = splitDuration(useSession((state) => state.timeBonus?.remainingSeconds ?? 0));
  return (
    <Countdown
      {...left}
      label={intl.formatMessage(shellMessages.bonusLeft, { hours: left.hours, minutes: left.minutes })}
    />
  );
};

/** The welcome bonus in the members area, until the server's own deadline (spec §4 "Time bonus"). */
export const TimeBonusBanner = () => {
  const isOpen = useSession((state) => state.timeBonus !== null);
  if (!isOpen) return null;
  return (
    <div className="bonus">
      <div className="container bonus__row">
        <Gift size={24} aria-hidden="true" />
        <p>
          <FormattedMessage {...shellMessages.bonusBanner} />
        </p>
        <BonusCountdown />
        <LinkButton href="/credits" look="gold">
          <FormattedMessage {...shellMessages.bonusAction} />
        </LinkButton>
      </div>
    </div>
  );
};

const Modal = lazy(() => import('./time-bonus-modal.tsx'));

/** The reminder of the bonus; its code comes when it is time. */
export const TimeBonusModal = () => {
  const isOpen = useSession((state) => state.timeBonus?.modalOpen ?? false);
  return isOpen ? (
    <Suspense>
      <Modal />
    </Suspense>
  ) : null;
};
