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
  ı: 'i',
  ɪ: 'i',
  ɩ: 'i',
  ɑ: 'a',
  ɛ: 'e',
  ɔ: 'o',
  ɡ: 'g',
  ɢ: 'g',
  ɴ: 'n',
  ʀ: 'r',
  ʏ: 'y',
  ʙ: 'b',
  ʜ: 'h',
  ʟ: 'l',
  ʋ: 'v',
};

/** As it is read: small letters without accents, lookalikes as what they pass for, everything else between words. */
const asRead = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (list: string): readonly string[] => list.split(' ').map(asRead);

// In the eleven languages, and in those that are written with other letters and are spoken beside them.
const staffWords = new Set(
  wordsOf(
    'admin admins administrator administrators administrateur administrador administratör administracja amministratore ' +
      'moderator moderators moderateur moderador moderatore moderaattori moderering moderation mod mods ' +
      'support soporte asistencia assistenza assistance help helpdesk service team staff equipe equipo zespol ' +
      'beheerder beheer klantenservice kundendienst kundenservice kundenbetreuung kundeservice kundestotte kundtjanst ' +
      'asiakaspalvelu yllapito yllapitaja tuki obsluga official officiel offiziell oficial ufficiale officieel ' +
      'webmaster postmaster hostmaster noreply system security sicherheit root abuse billing ' +
      'administratoren beheerders moderatoren moderatorzy moderadores moderatori supportteam ' +
      'customercare clientcare customersupport clientservice ' +
      'админ администратор модератор поддержка адмін адміністратор підтримка διαχειριστής υποστήριξη 客服 管理员 管理員',
  ),
);

/** What the mark of somebody whose photos were looked at says (readings, "Verified members"), in the eleven languages. */
const markWords = new Set(
  wordsOf(
    'verified verifiziert geverifieerd verificado verificada verificato verificata vérifié vérifiée verificeret ' +
      'verifisert verifierad vahvistettu zweryfikowany zweryfikowana',
  ),
);
const markSigns = /[\u2611\u2705\u2713\u2714\u{1F5F8}\u{1F5F9}]/u;

/** With these, words of staff and names of sites make names that sound like them: "TheVesperTeam", "CustomerService". */
const companions = wordsOf(
  'the our your my de der die das het le la el il den det customer customers client clients cliente clientes clienti ' +
    'klant klanten kunde kunden kund kunder asiakas klient klienta member members user users account online chat dating ' +
    'site app web desk line center centre care real',
);

const webAddress = /:\/\/|\bwww\b|[\p{L}\p{N}]\.\p{L}[\p{L}\p{N}-]+|[\p{L}\p{N}]\/\S/iu;
/** The dots that browsers read as one in an address. */
const otherDots = /[。｡．․]/gu;

/** Whether a name, as typed, would be read as an address on the web or in mail. */
export const claimsAddress = (name: string): boolean => {
  const typed = name.normalize('NFKC').replace(otherDots, '.');
  return typed.includes('@') || webAddress.test(typed);
};

/** Whether `text` is nothing but such words, one right after the other, and one of them at least claims something. */
const isMadeOf = (text: string, claims: ReadonlySet<string>): boolean => {
  const words = [...claims, ...companions].filter((word) => word !== '');
  // Where words that are put together end: without a claim among them, and with one.
  const plain = new Set([0]);
  const claiming = new Set<number>();
  for (let end = 1; end <= text.length; end += 1)
    for (const word of words) {
      const start = end - word.length;
      if (!text.endsWith(word, end)) continue;
      if (claiming.has(start) || (plain.has(start) && claims.has(word))) claiming.add(end);
      else if (plain.has(start)) plain.add(end);
    }
  return claiming.has(text.length);
};

/** A name as it is typed, and without the numbers that it begins and its words end with: "Support24", "4dm1n 7". */
const withoutNumbers = (name: string): readonly string[] => {
  const ended = name.replace(/\p{N}+(?![\p{L}\p{N}])/gu, ' ');
  return [name, ended, ended.replace(/^\P{L}+/u, '')];
};

/**
 * Whether a name would be taken for somebody who works for the site, for the site itself, or for one that bears the mark of who has
 * been verified.
 */
export const claimsStaff = (name: string, siteNames: readonly string[] = []): boolean => {
  if (markSigns.test(name)) return true;
  const sites = siteNames.map(asRead).filter((site) => site !== '');
  const claims = new Set([...staffWords, ...sites.map((site) => site.replaceAll(' ', ''))]);
  return withoutNumbers(name).some((typed) => {
    const read = asRead(typed);
    const words = read.split(' ');
    if (words.some((word) => staffWords.has(word) || markWords.has(word) || isMadeOf(word, claims)))
      return true;
    // Spaced out letters ("a d m i n") are read as one word.
    if (isMadeOf(words.join(''), claims)) return true;
    return sites.some((site) => ` ${read} `.includes(` ${site} `));
  });
};
