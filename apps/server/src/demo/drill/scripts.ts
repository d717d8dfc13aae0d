import type { Locale } from '@vesper/domain';
import type { HintKind } from '@vesper/domain/scam-hints';

/** What a scammer of the drill writes: fictional, and never sent to anybody but test members. */
export interface DrillLine {
  readonly locale: Locale;
  /** The swindle, for the operator. */
  readonly story: string;
  readonly text: string;
  /** What the table should see; null for a line that lures and says neither yet. */
  readonly should: HintKind | null;
}

/** The usual swindles, also the lines of which no table can know what they are about. */
export const drillLines: readonly DrillLine[] = [
  {
    locale: 'en',
    story: 'general at sea, lures',
    text: 'Good evening dear, your smile has touched my heart. I am a widower and serve far from home.',
    should: null,
  },
  {
    locale: 'en',
    story: 'general at sea, leads away',
    text: 'My commander does not allow this site. Please write me on Wh4tsApp, plus four four, seven seven zero zero nine zero zero one two three',
    should: 'contact',
  },
  {
    locale: 'en',
    story: 'parcel at the customs',
    text: 'The parcel with my savings is held. The clearance fee is only 1 850 dollars, I pay you back at once.',
    should: 'money',
  },
  {
    locale: 'nl',
    story: 'vriend in nood',
    text: 'Schat, mijn portemonnee is gestolen. Kun je 750 euro overmaken voor het ticket? Ik betaal alles terug.',
    should: 'money',
  },
  {
    locale: 'de',
    story: 'Ölplattform',
    text: 'Ich sitze auf der Bohrinsel fest und komme nicht an mein Konto. Kannst du mir 2.000 Euro leihen?',
    should: 'money',
  },
  {
    locale: 'de',
    story: 'Geldanlage',
    text: 'Mein Onkel zeigt mir eine Anlageplattform mit Krypto, ich habe mein Erspartes verdoppelt. Soll ich dir helfen?',
    should: 'money',
  },
  {
    locale: 'fr',
    story: 'carte prépayée',
    text: 'Mon téléphone est bloqué, mon cœur. Achetez une recharge PCS et envoyez-moi les chiffres.',
    should: 'money',
  },
  {
    locale: 'es',
    story: 'fuera de la página',
    text: 'No entro mucho aquí. Escríbeme a amor . sincero (arroba) gmail . com',
    should: 'contact',
  },
  {
    locale: 'it',
    story: 'operazione della figlia',
    text: 'Mia figlia è in ospedale e l’operazione costa 4.000 euro. Puoi fare un bonifico oggi?',
    should: 'money',
  },
  {
    locale: 'pl',
    story: 'spadek',
    text: 'Odziedziczyłem spadek, ale prawnik chce opłaty z góry. Zrób przelew, a podzielimy się.',
    should: 'money',
  },
  {
    locale: 'sv',
    story: 'bort härifrån',
    text: 'Jag är sällan här. Skriv på T e l e g r a m så skickar jag bilder.',
    should: 'contact',
  },
  {
    locale: 'da',
    story: 'gavekort',
    text: 'Min søsters fødselsdag er i dag. Vil du købe et Steam-kort, så får du pengene i morgen?',
    should: 'money',
  },
  {
    locale: 'nb',
    story: 'toll',
    text: 'Gaven til deg står i tollen. De vil ha 3500 kr i gebyr før den slippes løs.',
    should: 'money',
  },
  {
    locale: 'fi',
    story: 'sijoitus',
    text: 'Setäni opetti minua sijoittamaan bitcoiniin. Autan sinuakin, aloitus on vain 250 euroa.',
    should: 'money',
  },
  {
    locale: 'en',
    story: 'blackmail without a word of the table',
    text: 'I have kept our video. You know what to do, or your children will see it tomorrow.',
    should: 'money',
  },
];
