export { paceRefusal, sameWords, type PaceRefusal } from './send-pace.ts';
