import type { Addresses } from './api-answers.ts';
import type { Customer, Mandate } from '../payment/mandate.ts';
import { cardOf } from '../payment/mandate-desk.ts';

const jsonLink = (href: string) => ({ href, type: 'application/hal+json' });
const iso = (ms: number) => new Date(ms).toISOString();

export function customerAnswer(customer: Customer, at: Addresses) {
  const self = `${at.api}/v2/customers/${customer.id}`;
  return {
    resource: 'customer',
    id: customer.id,
    mode: 'test',
    name: customer.name,
    email: customer.email,
    locale: null,
    metadata: customer.metadata,
    createdAt: iso(customer.createdAtMs),
    _links: {
      self: jsonLink(self),
      mandates: jsonLink(`${self}/mandates`),
      payments: jsonLink(`${self}/payments`),
    },
  };
}

export function mandateAnswer(mandate: Mandate, at: Addresses) {
  const customer = `${at.api}/v2/customers/${mandate.customerId}`;
  return {
    resource: 'mandate',
    id: mandate.id,
    mode: 'test',
    status: mandate.status,
    method: mandate.method,
    details: detailsOf(mandate),
    mandateReference: null,
    signatureDate: iso(mandate.createdAtMs).slice(0, 10),
    createdAt: iso(mandate.createdAtMs),
    _links: { self: jsonLink(`${customer}/mandates/${mandate.id}`), customer: jsonLink(customer) },
  };
}

function detailsOf(mandate: Mandate) {
  const card = cardOf(mandate);
  if (mandate.method !== 'creditcard')
    return { consumerName: null, consumerAccount: 'payer@example.test', consumerBic: null };
  return {
    cardHolder: 'T. TEST',
    cardNumber: card?.number ?? null,
    cardLabel: card?.label ?? null,
    cardFingerprint: card ? `fingerprint-of-${card.number}` : null,
    cardExpiryDate: mandate.expires,
  };
}
