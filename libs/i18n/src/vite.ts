/** The entry for build configuration. */
export { messagesPlugin } from './build/messages-plugin.ts';
export { compiledGroups, languages } from './build/compiled-texts.ts';
