export { checkPasskeyName, normalizePasskeyName } from './passkey-name.ts';
