import type { Addresses } from './api-answers.ts';
import type { Faults } from '../faults/fault-plan.ts';
import type { Store } from '../journal/store.ts';
import type { MandateDesk } from '../payment/mandate-desk.ts';
import type { PaymentDesk } from '../payment/payment-desk.ts';

export interface ApiOptions {
  desk: PaymentDesk;
  mandates: MandateDesk;
  store: Store;
  addresses(): Addresses;
  faults: Faults;
  /** The only key accepted, or undefined: then any well-formed test key is. */
  apiKey: string | undefined;
}

export interface Call {
  url: URL;
  params: string[];
  body(): Promise<Record<string, unknown>>;
  idempotencyKey: string | undefined;
  /** Asked with a token of the whole organisation, not with the key of one of its shops. */
  isOrganization: boolean;
}

export type Reply = { status: number; body: unknown };
export type Route = readonly [
  method: string,
  pattern: RegExp,
  handle: (call: Call, options: ApiOptions) => Promise<Reply> | Reply,
];

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const done: Reply = { status: 204, body: undefined };
