import type { PageLanguage } from '../payment/locales.ts';

/** What the page of a paid payment says where a tester sends the money back. */
export interface MoneyBackTexts {
  title: string;
  refund: string;
  chargeBack: string;
}

export const moneyBackTexts: Record<PageLanguage, MoneyBackTexts> = {
  en: { title: 'Send the money back', refund: 'Refund', chargeBack: 'Charge back' },
  nl: { title: 'Het geld terugsturen', refund: 'Terugbetalen', chargeBack: 'Terugboeken door de bank' },
  de: { title: 'Das Geld zurückgeben', refund: 'Erstatten', chargeBack: 'Von der Bank zurückbuchen lassen' },
  it: { title: 'Restituire il denaro', refund: 'Rimborsare', chargeBack: 'Far riaddebitare dalla banca' },
  fr: { title: 'Rendre l’argent', refund: 'Rembourser', chargeBack: 'Faire rejeter par la banque' },
  es: { title: 'Devolver el dinero', refund: 'Reembolsar', chargeBack: 'Retroceder por el banco' },
  pl: { title: 'Zwrot pieniędzy', refund: 'Zwróć', chargeBack: 'Obciążenie zwrotne przez bank' },
  da: { title: 'Send pengene tilbage', refund: 'Refunder', chargeBack: 'Tilbagefør via banken' },
  fi: { title: 'Rahojen palautus', refund: 'Palauta', chargeBack: 'Pankki perii takaisin' },
  nb: { title: 'Send pengene tilbake', refund: 'Refunder', chargeBack: 'Tilbakefør via banken' },
  sv: { title: 'Skicka tillbaka pengarna', refund: 'Återbetala', chargeBack: 'Låt banken dra tillbaka' },
};
