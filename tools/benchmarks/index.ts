export { kolmogorovSmirnov, mannWhitney, median, percentile } from './statistics.ts';
