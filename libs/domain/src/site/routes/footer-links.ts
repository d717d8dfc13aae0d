import type { RouteName } from './routes.ts';

/** What the footer links to, in its order (spec §2). */
export const footerLinks = [
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pricing',
  'complaints',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
] as const satisfies readonly RouteName[];
