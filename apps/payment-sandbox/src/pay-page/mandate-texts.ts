import type { PageLanguage } from '../payment/locales.ts';

/** What the page says to testers about a card that the shop may charge again. */
export interface MandateTexts {
  card: string;
  title: string;
  next: { declined: string; authentication: string; expired: string; revoked: string };
}

export const mandateTexts: Record<PageLanguage, MandateTexts> = {
  en: {
    card: 'Test card, which is kept',
    title: 'The next payment with it',
    next: {
      declined: 'The bank declines it',
      authentication: 'The bank wants it confirmed',
      expired: 'The card has expired',
      revoked: 'Revoke it now',
    },
  },
  nl: {
    card: 'Testkaart, die wordt bewaard',
    title: 'De volgende betaling ermee',
    next: {
      declined: 'De bank weigert hem',
      authentication: 'De bank wil een bevestiging',
      expired: 'De kaart is verlopen',
      revoked: 'Nu intrekken',
    },
  },
  de: {
    card: 'Testkarte, die gespeichert wird',
    title: 'Die nächste Zahlung damit',
    next: {
      declined: 'Die Bank lehnt sie ab',
      authentication: 'Die Bank verlangt eine Bestätigung',
      expired: 'Die Karte ist abgelaufen',
      revoked: 'Jetzt widerrufen',
    },
  },
  it: {
    card: 'Carta di prova, che viene salvata',
    title: 'Il prossimo pagamento con questa',
    next: {
      declined: 'La banca lo rifiuta',
      authentication: 'La banca chiede una conferma',
      expired: 'La carta è scaduta',
      revoked: 'Revoca ora',
    },
  },
  fr: {
    card: 'Carte de test, qui est enregistrée',
    title: 'Le prochain paiement avec elle',
    next: {
      declined: 'La banque le refuse',
      authentication: 'La banque demande une confirmation',
      expired: 'La carte a expiré',
      revoked: 'Révoquer maintenant',
    },
  },
  es: {
    card: 'Tarjeta de prueba, que se guarda',
    title: 'El próximo pago con ella',
    next: {
      declined: 'El banco lo rechaza',
      authentication: 'El banco pide confirmación',
      expired: 'La tarjeta ha caducado',
      revoked: 'Revocar ahora',
    },
  },
  pl: {
    card: 'Karta testowa, która zostanie zapisana',
    title: 'Następna płatność tą kartą',
    next: {
      declined: 'Bank odmawia',
      authentication: 'Bank żąda potwierdzenia',
      expired: 'Karta straciła ważność',
      revoked: 'Cofnij teraz',
    },
  },
  da: {
    card: 'Testkort, som gemmes',
    title: 'Den næste betaling med det',
    next: {
      declined: 'Banken afviser den',
      authentication: 'Banken kræver bekræftelse',
      expired: 'Kortet er udløbet',
      revoked: 'Tilbagekald nu',
    },
  },
  fi: {
    card: 'Testikortti, joka tallennetaan',
    title: 'Seuraava maksu sillä',
    next: {
      declined: 'Pankki hylkää sen',
      authentication: 'Pankki vaatii vahvistuksen',
      expired: 'Kortti on vanhentunut',
      revoked: 'Peruuta nyt',
    },
  },
  nb: {
    card: 'Testkort, som lagres',
    title: 'Den neste betalingen med det',
    next: {
      declined: 'Banken avviser den',
      authentication: 'Banken krever bekreftelse',
      expired: 'Kortet er utløpt',
      revoked: 'Trekk tilbake nå',
    },
  },
  sv: {
    card: 'Testkort, som sparas',
    title: 'Nästa betalning med det',
    next: {
      declined: 'Banken nekar den',
      authentication: 'Banken kräver bekräftelse',
      expired: 'Kortet har gått ut',
      revoked: 'Återkalla nu',
    },
  },
};
