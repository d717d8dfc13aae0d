/** The entry for build configuration. */
export { messagesPlugin } from './messages-plugin.ts';
