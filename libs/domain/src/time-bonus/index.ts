export { tickerFrom } from './ticker.ts';
export { isTimeBonusModalShown } from './time-bonus-offers.ts';
export { splitDuration, timeBonusWindow } from './time-bonus-window.ts';
export { timeBonusMachine, type TimeBonusEvent } from './time-bonus.machine.ts';
