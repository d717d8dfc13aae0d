import { splitDuration } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { useFormatTime } from '../../parts/time/local-time.tsx';
import { paymentMessages } from './messages.ts';

const dayMs = 24 * 60 * 60 * 1000;
const subscribe = () => () => {};
/** Whether the page runs and so knows the reader's clock; false as the server wrote it. */
const useIsAwake = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * The end of the welcome discount by the reader's own clock: a moment, and no seconds that run beside a price. Before the
 * page runs, whose reader's clock nobody knows, and past tomorrow the hours and minutes left. Nothing when it is over.
 */
export const DiscountLeft = () => {
  const endsAtMs = useSession((state) => state.timeBonus?.endsAtMs ?? 0);
  const minutes = useSession((state) => Math.ceil((state.timeBonus?.remainingSeconds ?? 0) / 60));
  const isAwake = useIsAwake();
  const format = useFormatTime();
  if (minutes === 0) return null;
  const dayOf = (ms: number): string => format(new Date(ms).toISOString(), { dateStyle: 'short' });
  const now = endsAtMs - minutes * 60_000;
  const daysAhead = [now, now + dayMs].map(dayOf).indexOf(dayOf(endsAtMs));
  const day = ['today', 'tomorrow'][daysAhead];
  if (!isAwake || day === undefined) {
    const left = splitDuration(minutes * 60);
    return <FormattedMessage {...frameMessages.bonusLeft} values={{ ...left }} />;
  }
  const time = format(new Date(endsAtMs).toISOString(), { timeStyle: 'short' });
  return <FormattedMessage {...paymentMessages.until} values={{ day, time }} />;
};
