import type { PhraseTable } from './phrases.ts';

// By language, without marks, as `normalText` leaves them. Worth 4: another way to write to each other. Worth 2: leads there.

const everywhere: PhraseTable = {
  4: `whatsapp*, whatapp, whats app, what s app, watsapp*, watsap, wattsapp, whatsap, wapp, whatsupp, whasapp, telegram*, telegramm*, viber, wechat, we chat, skype*, zangi, threema, snapchat*, kik, google chat, hangouts, imessage,
    signal app, on signal, auf signal, op signal, sur signal, su signal, na signal*, pa signal, signalissa, my signal, insta, instagram*, facebook*, messenger*, discord, gmail*, googlemail, hotmail*, outlook com, icloud, protonmail, gmx`,
  2: `tiktok, snap, zoom, e mail*, email*`,
};

const en: PhraseTable = {
  4: `my number is, my phone number, my mobile number, my cell number, your number, your phone number, text me on, text me at, call me on, call me at, my email is, my e mail is, write to me at, contact me on, contact me at, off this site, leave this site, outside this site`,
  2: `number, phone, mobile, text me, call me`,
};
const de: PhraseTable = {
  4: `meine nummer*, meine handynummer*, meine telefonnummer*, deine nummer, deine handynummer, deine telefonnummer, ihre nummer, ihre handynummer, ihre telefonnummer, meine mail*, meine e mail*, ausserhalb dieser seite, seite verlassen, handy nummer`,
  2: `nummer, handynummer*, telefonnummer*, handy, ruf mich an, rufen sie mich an`,
};
const nl: PhraseTable = {
  4: `mijn nummer*, mijn telefoonnummer*, mijn mobiele nummer, je nummer, jouw nummer, je telefoonnummer, uw nummer, mijn mail*, mijn e mail*, appen met mij, app me, buiten deze site`,
  2: `nummer, telefoonnummer*, mobiel, bel me`,
};
const fr: PhraseTable = {
  4: `mon numero*, votre numero, ton numero, mon mail*, mon e mail*, mon adresse mail, mon adresse e mail, hors du site, en dehors du site, quitter ce site`,
  2: `numero, portable, appelez moi, appelle moi`,
};
const es: PhraseTable = {
  4: `mi numero*, mi telefono es, mi movil es, tu numero, su numero, mi correo*, mi e mail*, mi email*, escribeme al, escribeme a mi, llamame al, fuera de esta pagina, fuera de la pagina, guasap*, wasap*, whasap`,
  2: `numero, telefono, movil, llamame, correo`,
};
const it: PhraseTable = {
  4: `il mio numero*, il tuo numero, mio cellulare, il suo numero, mia mail*, mia e mail*, mia email*, scrivimi al, chiamami al, fuori da questo sito, fuori dal sito`,
  2: `numero, cellulare, telefono, chiamami`,
};
const pl: PhraseTable = {
  4: `moj numer*, twoj numer*, swoj numer*, moj mail*, moj e mail*, moj adres e mail, napisz do mnie na, zadzwon do mnie pod, zadzwon na, poza tym portalem, poza portalem, poza ta strona`,
  2: `numer*, telefon*, komork*, zadzwon*`,
};
const sv: PhraseTable = {
  4: `mitt nummer*, mitt telefonnummer*, mitt mobilnummer*, ditt nummer, ditt telefonnummer, min mejl*, min mail*, min e post*, utanfor den har sidan, utanfor sidan, smsa mig`,
  2: `nummer, telefonnummer*, mobilnummer*, ring mig, mejla mig`,
};
const da: PhraseTable = {
  4: `mit nummer*, mit telefonnummer*, mit mobilnummer*, dit nummer, dit telefonnummer, min mail*, min e mail*, uden for denne side, uden for siden, sms mig`,
  2: `nummer, telefonnummer*, mobilnummer*, ring til mig, skriv til mig pa`,
};
const nb: PhraseTable = {
  4: `nummeret mitt*, telefonnummeret mitt*, mobilnummeret mitt, nummeret ditt, telefonnummeret ditt, eposten min, e posten min, mailen min, utenfor denne siden, utenfor siden, send meg sms`,
  2: `nummer*, telefonnummer*, mobilnummer*, ring meg`,
};
const fi: PhraseTable = {
  4: `numeroni*, puhelinnumeroni*, numerosi*, puhelinnumerosi*, sahkopostini*, sahkopostiosoitteeni*, soita minulle numeroon, taman sivuston ulkopuolella, sivuston ulkopuolella, whatsappissa, tekstaa minulle`,
  2: `numero*, puhelinnumero*, puhelin*, soita minulle, sahkoposti*`,
};

export const contactPhrases: readonly PhraseTable[] = [
  everywhere,
  en,
  de,
  nl,
  fr,
  es,
  it,
  pl,
  sv,
  da,
  nb,
  fi,
];

/** The ten digits in words, from 0 on; what several languages share stands once. */
const digitWords = `zero oh one two three four five six seven eight nine
  null nul ein eins zwei zwo drei vier funf fuenf sechs sieben acht neun
  een twee drie vijf zes zeven negen
  un deux trois quatre cinq sept huit neuf
  cero uno dos tres cuatro cinco seis siete ocho nueve
  due tre quattro cinque sei sette otto nove
  jeden dwa trzy cztery piec szesc siedem osiem dziewiec
  noll ett tva fyra fem sex sju atta nio
  en to fire seks syv otte ni
  sju atte
  nolla yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan`;

export const digitsInWords: ReadonlySet<string> = new Set(digitWords.split(/\s+/));

/** How the @ of an address is called where it is not to be seen. */
export const atWords: ReadonlySet<string> = new Set(
  'at arroba arobase arobas chiocciola klammeraffe apenstaartje malpa snabel alfakroll krollalfa miukumauku kissanhanta ad att'.split(
    ' ',
  ),
);

/** The same of the full stop. */
export const dotWords: ReadonlySet<string> = new Set(
  'dot punkt punt point punto kropka prik prikk piste'.split(' '),
);

/** Endings of addresses; those that are words as well only count behind what can be nothing else. */
export const sureEndings: ReadonlySet<string> = new Set(
  'com net org info biz eu nl fr pl dk fi uk xyz online shop link site club live app chat'.split(' '),
);
export const doubtfulEndings: ReadonlySet<string> = new Set(
  'de es it no se me at be ch to io co ru tv cc ly gg'.split(' '),
);
