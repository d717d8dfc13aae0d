/** The entry for build configuration. */
export { messagesPlugin } from './messages-plugin.ts';
export { compiledGroups, languages } from './compiled-texts.ts';
