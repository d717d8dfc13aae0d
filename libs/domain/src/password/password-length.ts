/** How long a password is, in code points. */
export const passwordLength = {
  // Long enough to withstand guessing without rules about signs and digits (NIST SP 800-63B §3.1.1).
  shortest: 10,
  // Bounds the work of the hash.
  longest: 128,
} as const;
