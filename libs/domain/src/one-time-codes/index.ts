export { makeRecoveryCode, normalizeRecoveryCode } from './recovery-code.ts';
export { recoveryCodeCount } from './recovery-code.ts';
