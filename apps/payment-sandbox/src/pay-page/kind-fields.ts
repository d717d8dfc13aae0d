import type { PageLanguage } from '../payment/locales.ts';
import { findMethod, methodName } from '../payment/methods.ts';
import type { Payment } from '../payment/payment.ts';
import { escape } from './escape.ts';
import { kindTexts, type KindTexts } from './kind-texts.ts';

const input = (label: string, attributes: string): string =>
  `<label class="field">${label} <input ${attributes}></label>`;

/** A card, a phone and an account that are nobody's. */
const filled = { card: '4242 4242 4242 4242', phone: '+31 6 00000000', mail: 'payer@example.org' };

const fields: Record<string, (texts: KindTexts, payment: Payment) => string> = {
  bank: ({ bank }) =>
    `<label class="field">${bank} <select name="bank"><option>ABC Bank</option><option>Testbank</option></select></label>`,
  app: ({ phone }) => input(phone, `name="phone" type="tel" required value="${filled.phone}"`),
  code: ({ code }) =>
    input(
      code,
      'name="code" required pattern="\\d{6}" maxlength="6" inputmode="numeric" autocomplete="one-time-code"',
    ),
  card: ({ cardNumber, expires, securityCode }) =>
    [
      input(cardNumber, `name="number" required inputmode="numeric" value="${filled.card}"`),
      input(expires, 'name="expires" required value="12/34"'),
      input(securityCode, 'name="cvc" required inputmode="numeric" maxlength="4" value="123"'),
    ].join('\n'),
  account: ({ mail }) => input(mail, `name="mail" type="email" required value="${filled.mail}"`),
  later: ({ in30Days, inThreeParts }) =>
    [in30Days, inThreeParts]
      .map(
        (text, index) =>
          `<label><input type="radio" name="plan" value="${index}"${index === 0 ? ' checked' : ''}> ${text}</label>`,
      )
      .join('\n'),
  transfer: ({ account, reference }, payment) =>
    `<dl><div><dt>${account}</dt><dd>NL00 TEST 0000 0000 00</dd></div><div><dt>${reference}</dt><dd>${escape(payment.id)}</dd></div></dl>`,
};

/** What a payer does with the method of a payment, as the page of its kind has it. Nothing while no method is chosen. */
export function kindSection(payment: Payment, language: PageLanguage): string {
  const method = findMethod(payment.method ?? '');
  if (!method) return '';
  const texts = kindTexts[language];
  const says = texts.kinds[method.kind].replace('{method}', methodName(method.id, language));
  return `<section class="kind" data-kind="${method.kind}">
<p>${escape(says)}</p>
${fields[method.kind]?.(texts, payment) ?? ''}
</section>`;
}
