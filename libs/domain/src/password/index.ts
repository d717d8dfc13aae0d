export { addressNetwork } from './address-network.ts';
export { loginBlock } from './login-block.ts';
export { rememberedDays, signInLinkMinutes } from './login-lives.ts';
export { passwordLength } from './password-length.ts';
export { checkPassword, type PasswordCode } from './password.ts';
