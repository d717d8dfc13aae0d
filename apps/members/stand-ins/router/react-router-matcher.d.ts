/** React Router's own module, which its package keeps to itself; `stand-ins.ts` says where it lies. */
declare module 'react-router/matcher' {
  import type { Matcher } from './page-first.ts';
  export const V6RegExMatcher: new (basename?: string) => Matcher;
}
