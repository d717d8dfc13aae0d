// RFC 5321 §4.5.3.1: 64 octets before the @, 254 for an address that fits a command.
const longestLocalPart = 64;
const longestAddress = 254;

// RFC 5321 §4.1.2 without quotes, RFC 6531 with letters of all scripts.
const localPart =
  /^[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}\p{Co}\p{Cs}]+(\.[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}\p{Co}\p{Cs}]+)*$/u;
const domainLabel = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;
const internationalDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const ascii = /^[ -~]*$/;

/** Browsers and Node both have it; it is the one thing of theirs that knows how international names are written. */
declare const URL: new (address: string) => { readonly hostname: string };

/** The domain as it is looked up: `bücher.de` is `xn--bcher-kva.de` (UTS 46). What can not be one stays as it is. */
function toAscii(domain: string): string {
  if (ascii.test(domain) || !internationalDomain.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The address as it is stored and compared: trimmed, composed, lower case, the domain in ASCII. So are `A@Bücher.de` and
 * `a@xn--bcher-kva.de` one account. Dots and what stands behind a plus are the mailbox owner's and stay.
 */
export function normalizeEmail(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + toAscii(address.slice(at));
}

/** Length in UTF-8, in which the limits of mail are counted. */
function octets(text: string): number {
  let count = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return count;
}

/**
 * Whether mail could be sent to this address; only a mail that arrives proves it.
 * Quoted local parts and addresses without a domain name are not accepted.
 */
export function checkEmail(email: string): 'email_invalid' | null {
  const address = normalizeEmail(email);
  const at = address.indexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  const wellFormed =
    localPart.test(local) &&
    octets(local) <= longestLocalPart &&
    octets(address) <= longestAddress &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /^([a-z]{2,}|xn--.+)$/.test(labels.at(-1) ?? '');
  return wellFormed ? null : 'email_invalid';
}
