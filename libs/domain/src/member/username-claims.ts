/**
 * What a name must not claim: it stands in mails and beside every message, where a web address becomes a link and
 * "Support" is believed (readings: usernames hold no web address, no @, nothing that passes for staff).
 */

// Letters of other scripts, and signs, that are read as these Latin ones.
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '!': 'i',
  '|': 'i',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  м: 'm',
  т: 't',
  к: 'k',
  н: 'h',
  в: 'b',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  ν: 'v',
  υ: 'u',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
};

/** As it is read: small letters without accents, lookalikes as what they pass for, everything else between words. */
const asRead = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// In the eleven languages, as `asRead` leaves them.
const staffWords = new Set(
  (
    'admin admins administrator administrators administrateur administrador administratör administracja amministratore ' +
    'moderator moderators moderateur moderador moderatore moderaattori moderering moderation mod mods ' +
    'support soporte asistencia assistenza assistance help helpdesk service team staff equipe equipo zespol ' +
    'beheerder beheer klantenservice kundendienst kundenservice kundenbetreuung kundeservice kundestotte kundtjanst ' +
    'asiakaspalvelu yllapito yllapitaja tuki obsluga official officiel offiziell oficial ufficiale officieel ' +
    'webmaster postmaster hostmaster noreply system security sicherheit root abuse billing'
  )
    .split(' ')
    .map(asRead),
);

const webAddress = /:\/\/|\bwww\b|[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}-]+|[\p{L}\p{N}]\/\S/iu;
/** The dots that browsers read as one in an address. */
const otherDots = /[。｡．․]/gu;

/** Whether a name, as typed, would be read as an address on the web or in mail. */
export const claimsAddress = (name: string): boolean => {
  const typed = name.normalize('NFKC').replace(otherDots, '.');
  return typed.includes('@') || webAddress.test(typed);
};

/** Whether a name would be taken for somebody who works for the site, or for the site itself. */
export const claimsStaff = (name: string, siteNames: readonly string[] = []): boolean => {
  const read = asRead(name);
  const words = read.split(' ');
  // Spaced out letters ("a d m i n") are read as one word.
  if ([...words, words.join('')].some((word) => staffWords.has(word))) return true;
  return siteNames.map(asRead).some((site) => site !== '' && ` ${read} `.includes(` ${site} `));
};
