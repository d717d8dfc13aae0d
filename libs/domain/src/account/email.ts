// RFC 5321 §4.5.3.1: 64 characters before the @, 254 for an address that fits a command.
const longestLocalPart = 64;
const longestAddress = 254;

const localPart = /^[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}]+(\.[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}]+)*$/u;
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The address as it is stored and compared: trimmed, composed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * Whether mail could be sent to this address; only a mail that arrives proves it.
 * Quoted local parts and addresses without a domain name are not accepted.
 */
export function checkEmail(email: string): 'email_invalid' | null {
  const address = normalizeEmail(email);
  const at = address.indexOf('@');
  if (at < 1 || at > longestLocalPart || address.length > longestAddress) return 'email_invalid';
  const labels = address.slice(at + 1).split('.');
  const lastLabel = labels.at(-1) ?? '';
  const wellFormed =
    localPart.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /^(\p{L}{2,}|xn--.+)$/u.test(lastLabel);
  return wellFormed ? null : 'email_invalid';
}
