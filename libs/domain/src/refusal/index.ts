export { networkRefusal } from './refusal.ts';
