import { contactPhrases } from './contact-phrases.ts';
import { findAddress, hasLink, hasPhoneNumber, hasSpelledNumber } from './contact-signs.ts';
import { moneyPhrases } from './money-phrases.ts';
import { normalText, wordsOf } from './normal-text.ts';
import { Phrases } from './phrases.ts';

export type HintKind = 'contact' | 'money';

/** Why a message scores: a sign such as `phone`, or the phrase of the table. */
export type HintReason = { readonly kind: HintKind; readonly why: string; readonly score: number };

export type MessageScore = {
  /** It says how to reach somebody elsewhere. */
  readonly contact: boolean;
  /** It is about money. */
  readonly money: boolean;
  /** All points together: what moderation sorts by. */
  readonly score: number;
  readonly reasons: readonly HintReason[];
};

/** From so many points of a kind on there is a hint. */
export const hintFrom = 4;

const contactTable = new Phrases(contactPhrases);
const moneyTable = new Phrases(moneyPhrases);

/** The number of an account, with its check digits and in groups or not. */
const iban = /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/g;
/** A sum from 100 on. */
const sum =
  /(?:[€$£]|(?<![a-z])(?:eur|usd|gbp|kr|zl))\s?\d{1,3}(?:[ .,]?\d{3})+(?!\d)|(?:[€$£]|(?<![a-z])(?:eur|usd|gbp|kr|zl))\s?[1-9]\d{2}(?!\d)|(?<!\d)(?:[1-9]\d{0,2}[ .]\d{3}|[1-9]\d{2,6})\s?(?:€|\$|£|(?:euro?s?|dollars?|pounds?|usd|gbp|kr|kroner|kronor|zl|zlotych|euroa)(?![a-z]))/;

const signsOf = (normal: string, words: readonly string[]): HintReason[] => {
  const reasons: HintReason[] = [];
  const add = (kind: HintKind, why: string, score: number): void => void reasons.push({ kind, why, score });
  const withoutAccounts = normal.replaceAll(iban, (match) =>
    /\d{6}/.test(match.replaceAll(' ', '')) ? ' # ' : match,
  );
  if (withoutAccounts !== normal) add('money', 'account', 6);
  if (sum.test(normal)) add('money', 'sum', 2);
  if (hasPhoneNumber(withoutAccounts)) add('contact', 'phone', 5);
  else if (hasSpelledNumber(words)) add('contact', 'phone in words', 5);
  const address = findAddress(normal, words);
  if (address) add('contact', address, 5);
  else if (hasLink(normal, words)) add('contact', 'link', 4);
  return reasons;
};

/**
 * What a message says about contact elsewhere and about money, by the one table that hints, operators and later moderation go
 * by. It judges words, not people, and blocks nothing. Takes time in proportion to the text's length.
 */
export function scoreMessage(text: string): MessageScore {
  const normal = normalText(text);
  const words = wordsOf(normal);
  const reasons = signsOf(normal, words);
  for (const [why, score] of contactTable.find(words)) reasons.push({ kind: 'contact', why, score });
  for (const [why, score] of moneyTable.find(words)) reasons.push({ kind: 'money', why, score });
  const points = (kind: HintKind): number =>
    reasons.reduce((total, reason) => total + (reason.kind === kind ? reason.score : 0), 0);
  const [contact, money] = [points('contact'), points('money')];
  return { contact: contact >= hintFrom, money: money >= hintFrom, score: contact + money, reasons };
}
