export { checkEmail, normalizeEmail } from './email.ts';
export { mailChangeHours } from './mail-change.ts';
