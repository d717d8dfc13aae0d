export { kolmogorovSmirnov, mannWhitney, median } from './statistics.ts';
