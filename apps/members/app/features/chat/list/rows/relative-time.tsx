import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatTime } from '../../../../parts/time/local-time.tsx';
import { listMessages } from '../list-messages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago something was, in words; after a week its date. `firstNowMs` is the server's clock of the first render. */
export const RelativeTime = ({
  value,
  firstNowMs,
}: {
  readonly value: string;
  readonly firstNowMs: number;
}) => {
  const intl = useIntl();
  const format = useFormatTime();
  const [nowMs, setNowMs] = useState(firstNowMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), minuteMs);
    setNowMs(Date.now());
    return () => clearInterval(timer);
  }, []);
  const agoMs = Math.max(0, nowMs - Date.parse(value));
  const ago = (amount: number, unit: 'minute' | 'hour' | 'day'): string =>
    intl.formatRelativeTime(-Math.floor(amount), unit, { numeric: 'auto' });
  const text =
    agoMs < minuteMs
      ? intl.formatMessage(listMessages.justNow)
      : agoMs < hourMs
        ? ago(agoMs / minuteMs, 'minute')
        : agoMs < dayMs
          ? ago(agoMs / hourMs, 'hour')
          : agoMs < 7 * dayMs
            ? ago(agoMs / dayMs, 'day')
            : format(value, { day: 'numeric', month: 'short' });
  // French "avant-hier" stays on one line, by a word joiner.
  return <time dateTime={value}>{text.replace('-', '-\u{2060}')}</time>;
};
