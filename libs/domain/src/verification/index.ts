export { formerLookDays, sameLookBits } from './picture-look.ts';
export { drawPoses, type VerificationPose, verificationPoses } from './poses.ts';
export { keepsPoses, mayAskVerification, statesBefore, takesSelfies } from './verification.ts';
export { verificationAfter, verificationAskRefusals, verificationEnds } from './verification.ts';
export { verificationLimits, verificationRefusals, verificationStates } from './verification.ts';
export type { VerificationEnd, VerificationEvent, VerificationRefusal } from './verification.ts';
export type { VerificationState } from './verification.ts';
