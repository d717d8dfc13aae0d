declare module 'virtual:vesper/messages' {
  type Messages = import('react-intl').ResolvedIntlConfig['messages'];
  /** The version in the addresses of the text files; empty in browsers in production, where the document says it. */
  export const builtVersion: string;
  /** Whole languages by code; none in browsers in production. The pseudo language is among them while developing. */
  export const messageLoaders: Readonly<Record<string, () => Promise<{ default: Messages }>>>;
}
