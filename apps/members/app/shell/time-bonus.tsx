import { splitDuration } from '@vesper/domain';
import { useSession, useSessionHandle } from '@vesper/session';
import { Countdown, Dialog, LinkButton } from '@vesper/ui';
import { Gift } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shellMessages } from './messages.ts';

/** Ticks once a second, and nothing else on the page does. */
const BonusCountdown = () => {
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

export const TimeBonusModal = () => {
  const intl = useIntl();
  const session = useSessionHandle();
  const isOpen = useSession((state) => state.timeBonus?.modalOpen ?? false);
  const close = (): void => session.request({ type: 'bonus.dismissed' });
  return (
    <Dialog
      open={isOpen}
      title={intl.formatMessage(shellMessages.bonusModalTitle)}
      onClose={close}
      closeLabel={intl.formatMessage(shellMessages.close)}
      actions={
        <LinkButton href="/credits" look="go">
          <FormattedMessage {...shellMessages.bonusAction} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...shellMessages.bonusModalText} />
      </p>
      <BonusCountdown />
    </Dialog>
  );
};
