import { Timer } from 'lucide-react';

export interface CountdownProps {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** What a screen reader hears; give whole minutes, so that it does not change every second. */
  readonly label: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

const clockOf = ({ hours, minutes, seconds }: Omit<CountdownProps, 'label'>): string =>
  `${hours}:${two(minutes)}:${two(seconds)}`;

/** Remaining time as hours:minutes:seconds. It draws only; whoever ticks it owns the clock. */
export const Countdown = ({ label, ...left }: CountdownProps) => (
  <span className="countdown" role="timer" aria-label={label}>
    <Timer size={20} aria-hidden="true" />
    <span aria-hidden="true">{clockOf(left)}</span>
  </span>
);
