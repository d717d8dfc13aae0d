import './time-bonus.scss';
import { useSession } from '@vesper/session';
import { LinkButton } from '@vesper/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { BonusCountdown } from './bonus-countdown.tsx';
import { laterPart } from '../../frame/later/later-part.tsx';

/** The welcome bonus in the members area, until the server's own deadline (spec §4 "Time bonus"). */
const TimeBonusBanner = ({ under }: { readonly under: boolean }) => {
  // A site may grant nothing: then there is nothing to say.
  const percentage = useSession((state) => state.timeBonus && state.settings.welcome_discount_percentage);
  if (!percentage) return null;
  return (
    <div className={under ? 'bonus bonus--under' : 'bonus'}>
      <div className="container bonus__row">
        <Gift size={24} aria-hidden="true" />
        <p>
          <FormattedMessage {...frameMessages.bonusBanner} values={{ percentage }} />
        </p>
        <BonusCountdown />
        <LinkButton href="/credits" look="outline">
          <FormattedMessage {...frameMessages.bonusAction} />
        </LinkButton>
      </div>
    </div>
  );
};

// A reminder: who does not get it has the banner.
const Modal = laterPart(async () => (await import('./time-bonus-modal.tsx')).default, {
  failure: 'nowhere',
});

/** The bonus when it is its turn: the banner, and over the page its reminder, whose code comes when it is time. */
export const TimeBonus = () => {
  const isOpen = useSession((state) => state.timeBonus?.modalOpen ?? false);
  // The banner gives way to the reminder once that is there, not while its code is on the way.
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TimeBonusBanner under={isOpen && isShown} />
      {isOpen ? <Modal onShown={setShown} /> : null}
    </>
  );
};
