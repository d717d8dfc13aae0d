declare module 'virtual:vesper/messages' {
  type Messages = import('react-intl').ResolvedIntlConfig['messages'];
  export const messageLoaders: Readonly<Record<string, () => Promise<{ default: Messages }>>>;
}
