import { splitDuration } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { Countdown } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';

/** Ticks once a second, and nothing else on the page does. */
export const BonusCountdown = () => {
  const intl = useIntl();
  const left = splitDuration(useSession((state) => state.timeBonus?.remainingSeconds ?? 0));
  return <Countdown {...left} label={intl.formatMessage(frameMessages.bonusLeft, { ...left })} />;
};
