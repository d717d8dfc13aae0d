export { appManifest } from './app-manifest.ts';
export {
  type Appearance,
  appearanceCookieName,
  contrasts,
  defaultAppearance,
  formatAppearance,
  parseAppearance,
  readAppearance,
  textSizes,
  themes,
} from './appearance.ts';
export { formatLocale } from './language/format-locale.ts';
export { chosenLocale, negotiateLocale } from './language/locale-negotiation.ts';
export {
  defaultLocale,
  isLocale,
  localeNames,
  localePath,
  locales,
  splitLocale,
} from './language/locales.ts';
export type { Locale } from './language/locales.ts';
export { activationReminder } from './notices/activation-reminder.ts';
export {
  type DismissableAlert,
  type Dismissals,
  dismissalsCookieName,
  formatDismissals,
  noDismissals,
  type NoticeFacts,
  noticeToShow,
  parseDismissals,
} from './notices/alerts.ts';
export { shouldWarnAtEntry } from './notices/site-entry.ts';
export { cellOf, middleOf, type Cell } from './places/cell.ts';
export { coarsePosition, type Position } from './places/coarse-position.ts';
export { countries, currencies, isCountry, isCurrency, isOfCountry } from './places/countries.ts';
export type { Country, Currency } from './places/countries.ts';
export { countryFor } from './places/country-for.ts';
export { areDiceSmall, diceAround, diceInside } from './places/distance.ts';
export { chordLimit, distanceStep, distanceSteps } from './places/distance.ts';
export { pointOf, searchDistances, spokenDistance } from './places/distance.ts';
export type { DistanceStep, Point } from './places/distance.ts';
export { isRegion, regionName, regionsOf, regionTerm } from './places/regions.ts';
export type { Region, RegionTerm } from './places/regions.ts';
export { isBackButtonShown } from './routes/back-button.ts';
export { footerLinks } from './routes/footer-links.ts';
export { matchRoute, mayEnter, maySignUp, mayVisitorsSearch } from './routes/route-matching.ts';
export { routes, type Route, type RouteLayout, type RouteName } from './routes/routes.ts';
export { isVisitorScreen } from './routes/visitor-screens.ts';
export { offersFilter, type SearchField } from './search-fields.ts';
export { defaultsOf } from './setting-kinds.ts';
export type { Setting, SettingKind, SettingValue, TextFormat } from './setting-kinds.ts';
export { defaultSiteRules, siteBrand, siteRules, siteSettings } from './settings.ts';
export type { SiteBrand, SiteRules } from './settings.ts';
