import { pageLanguage, type PageLanguage } from '../payment/locales.ts';
import { allowedMethods, findMethod, methodName, type MethodKind } from '../payment/methods.ts';
import { type Mandate, nextCharges, testCards } from '../payment/mandate.ts';
import { cardOf } from '../payment/mandate-desk.ts';
import { escape } from './escape.ts';
import { kindSection } from './kind-fields.ts';
import { mandateTexts } from './mandate-texts.ts';
import { moneyBackTexts } from './money-back-texts.ts';
import { payPageStyle } from './pay-page-style.ts';
import { type Outcome, outcomes, payPageTexts, unknownPayment } from './pay-page-texts.ts';
import type { Payment } from '../payment/payment.ts';

/** The whole page for one payment: the choice while it is open, its end afterwards; and what the shop may charge by, where it is valid. */
export function payPage(payment: Payment, mandate?: Mandate): string {
  const language = pageLanguage(payment.locale);
  const texts = payPageTexts[language];
  const rows = [
    [texts.description, payment.description],
    [texts.amount, moneyText(payment, language)],
    ...(payment.method ? [[texts.method, methodName(payment.method, language)]] : []),
  ];
  const facts = rows
    .map(([name = '', value = '']) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`)
    .join('');
  return document(
    language,
    texts.title,
    `<h1>${texts.title}</h1>
<p class="notice" role="note">${texts.notice}</p>
<dl>${facts}</dl>
${payment.status === 'open' ? choice(payment, language) : ending(payment, payment.status, language)}
${mandate ? nextChoice(mandate, language) : ''}`,
  );
}

/** The page for an address that names no payment; English, since nothing tells the language. */
export function unknownPage(): string {
  const texts = payPageTexts.en;
  return document('en', texts.title, `<h1>${texts.title}</h1><p>${unknownPayment}</p>`);
}

function choice(payment: Payment, language: PageLanguage): string {
  const texts = payPageTexts[language];
  const kind = findMethod(payment.method ?? '')?.kind;
  const buttons = outcomes
    .filter((outcome) => mayChoose(outcome, payment.status, kind))
    .map(
      (outcome) =>
        `<button name="outcome" value="${outcome}" class="${outcome}"${outcome === 'paid' ? '' : ' formnovalidate'}>${texts.outcomes[outcome]}</button>`,
    )
    .join('\n');
  return `<form method="post">
${payment.method ? kindSection(payment, language) : methodChoice(payment, language)}
${payment.mandate?.sequenceType === 'first' && payment.method === 'creditcard' ? cardChoice(language) : ''}
<h2 id="question">${texts.question}</h2>
<div class="outcomes" role="group" aria-labelledby="question">
${buttons}
</div>
</form>`;
}

/** Which of the test cards is paid with, and kept. */
function cardChoice(language: PageLanguage): string {
  const options = Object.entries(testCards)
    .map(
      ([id, { label, number }], index) =>
        `<label><input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''}> ${label} ${number}</label>`,
    )
    .join('\n');
  return `<fieldset><legend>${mandateTexts[language].card}</legend>
${options}
</fieldset>`;
}

/** For testers: how the next charge of the kept card ends. */
function nextChoice(mandate: Mandate, language: PageLanguage): string {
  const texts = mandateTexts[language];
  const { paid, pending } = payPageTexts[language].outcomes;
  const words = { ...texts.next, paid, pending };
  const card = cardOf(mandate);
  const buttons = [...nextCharges, 'revoked' as const].map(
    (next) =>
      `<button name="next" value="${next}"${next === mandate.next ? ' aria-pressed="true"' : ''}>${words[next]}</button>`,
  );
  return `<form method="post">
<h2 id="next">${texts.title}${card ? ` (${card.label} ${card.number})` : ''}</h2>
<div class="outcomes" role="group" aria-labelledby="next">
${buttons.join('\n')}
</div>
</form>`;
}

/** Kinds of which the payer's bank may take its time. */
const slowKinds: readonly (MethodKind | undefined)[] = ['bank', 'account', 'later', 'transfer', undefined];

function mayChoose(outcome: Outcome, status: Payment['status'], kind: MethodKind | undefined): boolean {
  if (status === 'pending') return outcome !== 'pending' && outcome !== 'open';
  return outcome !== 'pending' || slowKinds.includes(kind);
}

function methodChoice(payment: Payment, language: PageLanguage): string {
  const ids = allowedMethods(payment);
  const options = ids
    .map(
      (id, index) =>
        `<label><input type="radio" name="method" value="${id}"${index === 0 ? ' checked' : ''}> ${escape(methodName(id, language))}</label>`,
    )
    .join('\n');
  return `<fieldset><legend>${payPageTexts[language].chooseMethod}</legend>
${options}
</fieldset>`;
}

function ending(
  payment: Payment,
  status: Exclude<Payment['status'], 'open'>,
  language: PageLanguage,
): string {
  const texts = payPageTexts[language];
  const back =
    status === 'pending'
      ? choice(payment, language)
      : status === 'paid'
        ? wayBack(payment, language)
        : `<form method="post"><div class="outcomes"><button name="late" value="paid">${moneyBackTexts[language].late}</button></div></form>`;
  return `<p>${texts.ended[status]}</p>${back}<p><a href="${escape(shopAddress(payment))}">${texts.backToShop}</a></p>`;
}

/** For testers: the shop refunds a paid payment, or the payer's bank takes the money back; a part, or all that is left. */
function wayBack(payment: Payment, language: PageLanguage): string {
  const texts = moneyBackTexts[language];
  const { amount } = payPageTexts[language];
  return `<form method="post">
<h2 id="back">${texts.title}</h2>
<label class="amount">${amount} (${payment.amount.currency}) <input name="amount" inputmode="decimal" autocomplete="off" placeholder="${escape(payment.amount.value)}"></label>
<div class="outcomes" role="group" aria-labelledby="back">
<button name="back" value="refund">${texts.refund}</button>
<button name="back" value="chargeback">${texts.chargeBack}</button>
<button name="back" value="reversal">${texts.reversal}</button>
</div>
</form>`;
}

/** Where the payer goes after the page. */
export function shopAddress(payment: Payment): string {
  const back =
    payment.status === 'canceled' ? (payment.cancelUrl ?? payment.redirectUrl) : payment.redirectUrl;
  // A charge has no way back: whoever looked at it stays.
  return back ?? `/pay/${payment.id}`;
}

function moneyText(payment: Payment, language: PageLanguage): string {
  // The full locale says more than the language: en_GB writes US$, de_CH groups with an apostrophe.
  const locale = payment.locale?.replace('_', '-') ?? language;
  const { currency, value } = payment.amount;
  return new Intl.NumberFormat([locale, language], { style: 'currency', currency }).format(Number(value));
}

function document(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${payPageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
