/** Words that a language's editors have decided against, so that they do not come back: docs/glossary.md has the reasons. */
import type { Locale } from '@vesper/domain';
import { spokenForms } from './spoken-forms.ts';

interface Choice {
  /** Matches what is not said any more. */
  readonly not: RegExp;
  /** What is said. */
  readonly but: string;
  /** Texts in which it is right all the same. */
  readonly except?: readonly string[];
}

export const wordChoices: Readonly<Partial<Record<Locale, readonly Choice[]>>> = {
  en: [
    { not: /\b(?:some|any)body\b/iu, but: 'someone, anyone' },
    { not: /\bon its own\b|\bby itself\b/iu, but: 'automatically' },
    { not: /(?<!e-)\bmail program\b/iu, but: 'e-mail program' },
    { not: /\baddress counts\b/iu, but: 'we will use your old e-mail address' },
  ],
  de: [
    { not: /schaltfläche/iu, but: 'Button' },
    {
      not: /auf (?:den|diesen) Button drücken|drücken Sie auf/iu,
      but: 'tippen oder klicken Sie auf den Button',
    },
    { not: /Geräte (?:\p{L}+ )?ausgeloggt/iu, but: 'Sie werden auf allen Geräten ausgeloggt' },
    {
      not: /[^,] und (?:bestätigen|fordern|geben|versuchen|wählen) Sie /u,
      but: 'ein Komma vor „und“ mit Imperativ',
    },
    { not: /(?<!\p{L})von selbst(?!\p{L})/iu, but: 'automatisch' },
    { not: /Konto selbst(?!\p{L})/u, but: 'Konto' },
  ],
  nl: [
    {
      not: /apparaten (?:worden|zijn) uitgelogd|(?<!op alle (?:andere )?)apparaten uitloggen/iu,
      but: 'op alle apparaten uitgelogd worden',
    },
    { not: /(?<!\p{L})vanzelf(?!\p{L})/iu, but: 'automatisch' },
    { not: /account zelf(?!\p{L})/iu, but: 'account' },
    { not: /adreswijziging/iu, but: 'wijziging van je e-mailadres' },
  ],
  da: [
    {
      not: /enheder (?:er|bliver) logget ud|logger alle (?:andre )?enheder ud/iu,
      but: 'logget ud på alle enheder',
    },
    { not: /af sig selv/iu, but: 'automatisk' },
    { not: /demonstration/iu, but: 'demo' },
    { not: /credits? (?:er|bliver) sat ind/iu, but: 'du får credits' },
  ],
  nb: [
    { not: /kreditt(?!kort)/iu, but: 'poeng' },
    { not: /enheter (?:er|blir) logget ut|logg ut alle/iu, but: 'logget ut på alle enheter' },
    { not: /av seg selv/iu, but: 'automatisk' },
    { not: /demonstrasjon/iu, but: 'demo' },
    { not: /trenger (?:du )?ikke (?!å )\p{L}/iu, but: 'trenger ikke å' },
  ],
  fr: [
    { not: /veuillez/iu, but: 'l’impératif seul' },
    { not: /décompte/iu, but: 'compte à rebours' },
    { not: /n’importe quel/iu, but: 'quel que soit' },
    {
      not: /(?:vous (?:êtes|serez)|avez été) (?:dé)?connecté(?!\p{L})/iu,
      but: 'tous vos appareils sont déconnectés',
    },
    { not: /tout seul/iu, but: 'automatiquement' },
  ],
  it: [
    {
      not: /(?:torna|resta|tornerà|vale) (?:valido )?il vecchio/iu,
      but: 'sarà ripristinato il vecchio indirizzo',
    },
    { not: /sono stato io/iu, but: 'l’ho cambiato io' },
    { not: /si rinnova da solo/iu, but: 'si rinnova automaticamente' },
  ],
  es: [
    { not: /por correo(?! electrónico)/iu, but: 'por correo electrónico' },
    { not: /vol(?:ver|verá|vuelve) a valer|sigue valiendo|(?<!\p{L})vale la/iu, but: 'se restablece' },
    { not: /también (?:con|cuando) esta página/iu, but: 'incluso cuando' },
    { not: /se renueva solo/iu, but: 'se renueva automáticamente' },
  ],
  sv: [
    { not: /kredit(?!kort)/iu, but: 'poäng' },
    {
      not: /enheter (?:är utloggade|loggas ut|har loggats ut)|logga ut alla/iu,
      but: 'utloggad på alla enheter',
    },
    { not: /av sig självt?(?!\p{L})/iu, but: 'automatiskt' },
    { not: /demonstration/iu, but: 'demoversion' },
  ],
  pl: [
    {
      not: /urządzenia (?:zostały|zostaną|są) wylogowane|wylogowuje wszystkie|wyloguj wszystkie/iu,
      but: 'wylogowujemy Cię ze wszystkich urządzeń',
    },
    { not: /(?<!\p{L})(?:samego konta|samym koncie)(?!\p{L})/iu, but: 'Twoje konto' },
    { not: /(?<!\p{L})odnawia się sam[oa]?(?!\p{L})/iu, but: 'automatycznie' },
    { not: /(?<!\p{L})(?:kliknij|kliknięci)/iu, but: 'otwórz link, naciśnij przycisk' },
    { not: /(?<!\p{L})demonstracj/iu, but: 'wersja demonstracyjna' },
    { not: /\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/iu, but: 'formy bez rodzaju' },
  ],
  fi: [
    { not: /etkö (?:se ollut )?sinä/iu, but: 'jos et … itse' },
    {
      not: /laitteet (?:kirjataan|kirjattiin|on kirjattu) ulos|(?:kirjaa|kirjaudu) (?:\p{L}+ )*(?:laitteet ulos|ulos (?:\p{L}+ )*laitteet)/iu,
      but: 'sinut kirjataan ulos kaikilta laitteilta',
    },
    { not: /(?<!\p{L})kaikkialta(?!\p{L})/iu, but: 'kaikilta laitteilta' },
    { not: /uusiudu itsestään/iu, but: 'automaattisesti' },
    { not: /postilaatik|(?<!sähkö)postiohjelm/iu, but: 'sähköposti, sähköpostiohjelma' },
    { not: /maksa\p{L}* viestit(?!\p{L})/iu, but: 'maksaa viesteistä' },
  ],
};

/** The words of a text that are not said any more; empty when there are none. Expects good ICU. */
export const wordChoiceProblems = (
  locale: Locale,
  id: string,
  text: string,
  choices: readonly Choice[] = wordChoices[locale] ?? [],
): string[] => {
  const forms = spokenForms(text);
  return choices
    .filter(({ not, except = [] }) => !except.includes(id) && forms.some((form) => not.test(form)))
    .map(({ not, but }) => `says ${String(not)}; we say “${but}”`);
};
