import type { PageLanguage } from '../payment/locales.ts';

/** What the page of a paid payment says where a tester sends the money back. */
export interface MoneyBackTexts {
  title: string;
  refund: string;
  chargeBack: string;
  /** The shop has objected, and the bank gives the money back. */
  reversal: string;
}

export const moneyBackTexts: Record<PageLanguage, MoneyBackTexts> = {
  en: {
    title: 'Send the money back',
    refund: 'Refund',
    chargeBack: 'Charge back',
    reversal: 'Win the dispute',
  },
  nl: {
    title: 'Het geld terugsturen',
    refund: 'Terugbetalen',
    chargeBack: 'Terugboeken door de bank',
    reversal: 'Het geschil winnen',
  },
  de: {
    title: 'Das Geld zurückgeben',
    refund: 'Erstatten',
    chargeBack: 'Von der Bank zurückbuchen lassen',
    reversal: 'Den Streitfall gewinnen',
  },
  it: {
    title: 'Restituire il denaro',
    refund: 'Rimborsare',
    chargeBack: 'Far stornare dalla banca',
    reversal: 'Vincere la contestazione',
  },
  fr: {
    title: 'Rendre l’argent',
    refund: 'Rembourser',
    chargeBack: 'Faire rejeter par la banque',
    reversal: 'Gagner la contestation',
  },
  es: {
    title: 'Devolver el dinero',
    refund: 'Reembolsar',
    chargeBack: 'Retrocesión del banco',
    reversal: 'Ganar la disputa',
  },
  pl: {
    title: 'Zwrot pieniędzy',
    refund: 'Zwróć',
    chargeBack: 'Obciążenie zwrotne przez bank',
    reversal: 'Wygraj spór',
  },
  da: {
    title: 'Send pengene tilbage',
    refund: 'Refunder',
    chargeBack: 'Tilbagefør via banken',
    reversal: 'Vind indsigelsessagen',
  },
  fi: {
    title: 'Rahojen palautus',
    refund: 'Palauta',
    chargeBack: 'Pankki perii takaisin',
    reversal: 'Voita kiista',
  },
  nb: {
    title: 'Send pengene tilbake',
    refund: 'Refunder',
    chargeBack: 'Tilbakefør via banken',
    reversal: 'Vinn tvisten',
  },
  sv: {
    title: 'Skicka tillbaka pengarna',
    refund: 'Återbetala',
    chargeBack: 'Låt banken dra tillbaka',
    reversal: 'Vinn tvisten',
  },
};
