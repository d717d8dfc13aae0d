import type { PageLanguage } from '../payment/locales.ts';

/** What the page of a payment that has ended says where a tester sends its money back, or has it come late. */
export interface MoneyBackTexts {
  title: string;
  refund: string;
  chargeBack: string;
  /** The shop has objected, and the bank gives the money back. */
  reversal: string;
  /** Has the money of a payment come that had ended without it. */
  late: string;
}

export const moneyBackTexts: Record<PageLanguage, MoneyBackTexts> = {
  en: {
    title: 'Send the money back',
    refund: 'Refund',
    chargeBack: 'Charge back',
    reversal: 'Win the dispute',
    late: 'Have the money come late',
  },
  nl: {
    title: 'Het geld terugsturen',
    refund: 'Terugbetalen',
    chargeBack: 'Terugboeken door de bank',
    reversal: 'Het geschil winnen',
    late: 'Het geld alsnog laten komen',
  },
  de: {
    title: 'Das Geld zurückgeben',
    refund: 'Erstatten',
    chargeBack: 'Von der Bank zurückbuchen lassen',
    reversal: 'Den Streitfall gewinnen',
    late: 'Das Geld nachträglich eintreffen lassen',
  },
  it: {
    title: 'Restituire il denaro',
    refund: 'Rimborsare',
    chargeBack: 'Far stornare dalla banca',
    reversal: 'Vincere la contestazione',
    late: 'Far arrivare il denaro in ritardo',
  },
  fr: {
    title: 'Rendre l’argent',
    refund: 'Rembourser',
    chargeBack: 'Faire rejeter par la banque',
    reversal: 'Gagner la contestation',
    late: 'Faire arriver l’argent en retard',
  },
  es: {
    title: 'Devolver el dinero',
    refund: 'Reembolsar',
    chargeBack: 'Retrocesión del banco',
    reversal: 'Ganar la disputa',
    late: 'Hacer que el dinero llegue tarde',
  },
  pl: {
    title: 'Zwrot pieniędzy',
    refund: 'Zwróć',
    chargeBack: 'Obciążenie zwrotne przez bank',
    reversal: 'Wygraj spór',
    late: 'Niech pieniądze przyjdą później',
  },
  da: {
    title: 'Send pengene tilbage',
    refund: 'Refunder',
    chargeBack: 'Tilbagefør via banken',
    reversal: 'Vind indsigelsessagen',
    late: 'Lad pengene komme for sent',
  },
  fi: {
    title: 'Rahojen palautus',
    refund: 'Palauta',
    chargeBack: 'Pankki perii takaisin',
    reversal: 'Voita kiista',
    late: 'Anna rahojen tulla myöhässä',
  },
  nb: {
    title: 'Send pengene tilbake',
    refund: 'Refunder',
    chargeBack: 'Tilbakefør via banken',
    reversal: 'Vinn tvisten',
    late: 'La pengene komme for sent',
  },
  sv: {
    title: 'Skicka tillbaka pengarna',
    refund: 'Återbetala',
    chargeBack: 'Låt banken dra tillbaka',
    reversal: 'Vinn tvisten',
    late: 'Låt pengarna komma sent',
  },
};
