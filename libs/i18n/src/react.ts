/** The entry for React: what a page needs to show itself in one language. */
export { createPageIntl, IntlFrame, type PageMessages } from './page-intl.ts';
export { namedCountries } from './countries.ts';
export { formatDate } from './date.ts';
export { defineMessages } from './define-messages.ts';
export { loadMessages } from './loading/load-messages.ts';
export { addressOfTexts, loadTexts, pageMessages, textLocale, textsVersion } from './loading/load-texts.ts';
export { formatMoney, type MoneyAmount } from './money.ts';
