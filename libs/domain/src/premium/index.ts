export { isPremium } from './premium.ts';
