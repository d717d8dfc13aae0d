import { useSession } from '@vesper/session';
import { LinkButton } from '@vesper/ui';
import { Gift } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { frameMessages } from '../messages.ts';
import { BonusCountdown } from './bonus-countdown.tsx';
import { laterPart } from './later-part.tsx';

/** The welcome bonus in the members area, until the server's own deadline (spec §4 "Time bonus"). */
export const TimeBonusBanner = () => {
  // A site may grant nothing: then there is nothing to say.
  const percentage = useSession((state) => state.timeBonus && state.settings.welcome_discount_percentage);
  if (!percentage) return null;
  return (
    <div className="bonus">
      <div className="container bonus__row">
        <Gift size={24} aria-hidden="true" />
        <p>
          <FormattedMessage {...frameMessages.bonusBanner} values={{ percentage }} />
        </p>
        <BonusCountdown />
        <LinkButton href="/credits" look="gold">
          <FormattedMessage {...frameMessages.bonusAction} />
        </LinkButton>
      </div>
    </div>
  );
};

// A reminder: who does not get it has the banner.
const Modal = laterPart(async () => (await import('../../notices/time-bonus/time-bonus-modal.tsx')).default, {
  failure: 'nowhere',
});

/** The reminder of the bonus; its code comes when it is time. */
export const TimeBonusModal = () => {
  const isOpen = useSession((state) => state.timeBonus?.modalOpen ?? false);
  return isOpen ? <Modal /> : null;
};
