/** The entry for plain Node (mails, push, tools). React code uses `@vesper/i18n/react` and react-intl. */
export { createIntlFor, defineMessages } from './create-intl-for.ts';
export { formatDate } from './date.ts';
export { keepWordsWhole } from './build/whole-words.ts';
export { completenessOf, readMessages } from './build/locale-files.ts';
export { groupOf, isServerGroup } from './loading/text-groups.ts';
