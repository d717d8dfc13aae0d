export { ageOn, checkBirthDate } from './birth-date.ts';
export { memberStatuses, type MemberStatus } from './member-status.ts';
export { usernameLength } from './username-length.ts';
export { checkUsername, normalizeUsername } from './username.ts';
