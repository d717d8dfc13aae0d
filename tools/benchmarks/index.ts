export { kolmogorovSmirnov, mannWhitney, median, percentile } from './statistics.ts';
export { note } from './rows.ts';
export { stayOnOneCore } from './one-core.ts';
