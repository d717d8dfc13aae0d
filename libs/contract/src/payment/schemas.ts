import { chargeFailures, creditEntryKinds, messageKinds, orderStates } from '@vesper/domain';
import { z } from 'zod';
import { messageContent } from '../chat/schemas.ts';
import { memberCard } from '../member/schemas.ts';
import { callKey, country, cursor, done, id, locale, queryFlag, text, timestamp } from '../schema.ts';

export const money = z.object({ amount_minor: z.number().int(), currency: z.string().length(3) });

/** What the page has shown of an order: it is never made for more money, or for fewer credits. */
export const shownOffer = z.object({
  amount_minor: z.number().int().min(0),
  currency: z.string().length(3),
  credits: z.number().int().min(1),
});

export const bundle = z.object({
  id: z.string(),
  credits: z.number().int(),
  price: money,
  /** The price after the discount that this member has now; equal to `price` without one. */
  pay: money,
  /** What one text message costs in money with this bundle, at the price to pay. */
  message_price: money,
});

/** A way to pay that the asker's country, currency and device have; sums in minor units, null without a limit. */
export const paymentMethod = z.object({
  id: z.string(),
  minimum_minor: z.number().int().nullable(),
  maximum_minor: z.number().int().nullable(),
  /** It can be kept for the next order. */
  keeps: z.boolean(),
});

export const discountCode = z.object({
  code: z.string(),
  value_percentage: z.number(),
  currency: z.string().nullable(),
  minimum_order_value: z.number().int().nullable(),
  status: z.string(),
  validity: z.string(),
  expires: timestamp.nullable(),
  expired: z.boolean(),
  country: country.nullable(),
  user_id: id.nullable(),
  paymentmethods: z.array(z.string()),
});

export const order = z.object({
  payment_id: id,
  state: z.enum(orderStates),
  bundle: z.string(),
  credits: z.number().int(),
  method: z.string(),
  pay: money,
  /** What of that has gone back so far, refunded or charged back; null where nothing has. */
  returned: money.nullable(),
  discount_code: z.string().nullable(),
  /** Which kept method it was charged to; null where its member paid on the provider's page. */
  stored_method: id.nullable(),
  /** Why that could not be charged. */
  failure: z.enum(chargeFailures).nullable(),
  /** Where the member pays; null once the order is no longer open. */
  checkout_url: z.string().nullable(),
  created: timestamp,
});

/** What the payment provider keeps of a member's for the next order. Nobody here knows a card's number. */
export const storedMethod = z.object({
  id,
  method: z.string(),
  brand: z.string().nullable(),
  last_digits: z.string().nullable(),
  /** The last month of a card, `YYYY-MM`. */
  expires: z.string().nullable(),
  expired: z.boolean(),
});

/** What was refused for credits or the limit of free conversations: it goes out with the order that says so. */
export const unpaidMessage = z.object({
  /** The sender's own key of the message, to be said with the order. */
  key: z.string(),
  /** Null once it is sent. */
  content: messageContent.nullable(),
  profile: memberCard,
  /** Credits. */
  cost: z.number().int(),
  /** With an order, or by the sender's own hand since. */
  sent: z.boolean(),
  /** Whether the next order is offered it; false once it is sent, after a newer refused message, and after its time. */
  kept: z.boolean(),
});

/** One movement of a member's credits. */
export const transaction = z.object({
  id,
  kind: z.enum(creditEntryKinds),
  /** Into the balance; out of it negative; 0 where all of it paid off a debt. */
  credits: z.number().int(),
  /** How much more is owed after it; negative where a debt was paid off. */
  owed: z.number().int(),
  /** What the member had after it. */
  balance: z.number().int(),
  /** What was bought, or went back. */
  order: order.nullable(),
  /** On whom it was spent; null for everything else, and where the two have parted. */
  profile: memberCard.nullable(),
  /** What was sent; null for everything else, and where nobody knows any more. */
  message_kind: z.enum(messageKinds).nullable(),
  created: timestamp,
});

/** What each call takes and answers. */
export const paymentSchemas = {
  credits: {
    query: z.object({ country }).partial(),
    answer: z.object({
      bundles: z.array(bundle),
      methods: z.array(paymentMethod),
      /** What is kept of this member's, used last first. */
      stored: z.array(storedMethod),
      discount: discountCode.nullable(),
      /** What the next order may send; null when nothing waits. */
      unpaid: unpaidMessage.nullable(),
      /** Credits whose price went back after they were spent; the next order pays them off first. */
      owed: z.number().int(),
    }),
  },
  storedMethodRemove: { body: z.object({ id }), answer: done },
  orderCreate: {
    body: z
      .object({
        bundle: text(40),
        /** The provider's name of it, a word; no place for a number. Either this is said or what is kept. */
        method: text(40)
          .regex(/^[a-z]\w*$/i)
          .optional(),
        /** What is kept is charged at once, without a page. */
        stored_method: id.optional(),
        /** The method is to be kept for the next order; a method that cannot be is paid with all the same. */
        keep: z.boolean().optional(),
        discount_code: text(40).optional(),
        /** Refused with `price_changed` where the order would be for more than this. */
        shown: shownOffer.optional(),
        /** Said after `repeat_order_unconfirmed`: the same bundle once more within 60 s is meant. */
        repeat: z.boolean().optional(),
        /** The key of the refused message that goes out as soon as the order is paid. */
        message: callKey.optional(),
        /** Of the page: the way back from the payment leads to it. Left out, the member's own. */
        language: locale.optional(),
      })
      .refine(({ method, stored_method: stored }) => (method === undefined) !== (stored === undefined), {
        path: ['method'],
      }),
    answer: z.object({ order }),
  },
  order: {
    query: z.object({ id }).partial(),
    answer: z.object({
      order,
      unpaid: unpaidMessage.nullable(),
      /** The order named a message that goes out no more: whom it is for has gone, or it was discarded. Nothing was charged. */
      message_lost: z.boolean(),
      /** What the payment provider keeps of it for the next order, as was asked for; null until it does, and once it was removed. */
      kept: storedMethod.nullable(),
    }),
  },
  transactions: {
    query: z.object({ cursor }).partial(),
    answer: z.object({
      /** Newest first. */
      transactions: z.array(transaction),
      balance: z.number().int(),
      owed: z.number().int(),
      /** What can still be paid; with the first page. */
      open_orders: z.array(order),
      next_cursor: z.string().nullable(),
    }),
  },
  discountCode: {
    /** `bundle`: what is to be bought, for a code that asks for a minimum. */
    query: z.object({ welcome: queryFlag, code: text(40), bundle: text(40) }).partial(),
    answer: z.object({ discount: discountCode }),
  },
};

/** Live: an order moved. */
export const paymentEvents = [
  z.object({ type: z.literal('order_changed'), payment_id: id, state: z.enum(orderStates) }),
] as const;

export type Money = z.infer<typeof money>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type Bundle = z.infer<typeof bundle>;
export type Transaction = z.infer<typeof transaction>;
export type StoredMethod = z.infer<typeof storedMethod>;
export type ShownOffer = z.infer<typeof shownOffer>;
export type Order = z.infer<typeof order>;
export type DiscountCode = z.infer<typeof discountCode>;
export type UnpaidMessage = z.infer<typeof unpaidMessage>;
