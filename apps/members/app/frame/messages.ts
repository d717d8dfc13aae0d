import { defineMessages } from '@vesper/i18n/react';

export const shellMessages = defineMessages({
  skipLink: {
    id: 'shell.skip',
    defaultMessage: 'Skip to the content',
    description: 'First link of every page, for keyboard users',
  },
  mainNavigation: {
    id: 'shell.nav',
    defaultMessage: 'Main menu',
    description: 'Name of the main navigation, for screen readers',
  },
  home: {
    id: 'shell.nav.home',
    defaultMessage: '{name}, home',
    description: 'Name of the logo link; {name} is the site',
  },
  search: {
    id: 'shell.nav.search',
    defaultMessage: 'Search members',
    description: 'Navigation: to the search',
  },
  searchShort: {
    id: 'shell.nav.search.short',
    defaultMessage: 'Search',
    description: 'Navigation on phones: to the search, one short word',
  },
  messages: {
    id: 'shell.nav.messages',
    defaultMessage: 'Messages',
    description: 'Navigation: to the list of conversations',
  },
  unread: {
    id: 'shell.nav.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Read out for the number beside Messages',
  },
  likes: { id: 'shell.nav.likes', defaultMessage: 'Likes', description: 'Navigation: to the likes' },
  newLikes: {
    id: 'shell.nav.new-likes',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'Read out for the number beside Likes',
  },
  credits: {
    id: 'shell.nav.credits',
    defaultMessage: 'Credits',
    description: 'Navigation: buy credits again',
  },
  creditsLeft: {
    id: 'shell.nav.credits-left',
    defaultMessage: '{count, plural, one {# credit left} other {# credits left}}',
    description: 'Read out for the number beside Credits',
  },
  premium: {
    id: 'shell.nav.premium',
    defaultMessage: 'Get Premium',
    description: 'Navigation for members who have not paid yet',
  },
  premiumShort: {
    id: 'shell.nav.premium.short',
    defaultMessage: 'Premium',
    description: 'The same on phones, one short word',
  },
  login: { id: 'shell.nav.login', defaultMessage: 'Log in', description: 'Navigation for visitors' },
  account: {
    id: 'shell.account',
    defaultMessage: 'Your account',
    description: 'Name of the menu with profile, settings and logout',
  },
  profile: { id: 'shell.account.profile', defaultMessage: 'My profile', description: 'Account menu' },
  settings: { id: 'shell.account.settings', defaultMessage: 'Settings', description: 'Account menu' },
  logout: { id: 'shell.account.logout', defaultMessage: 'Log out', description: 'Account menu' },
  language: { id: 'shell.language', defaultMessage: 'Language', description: 'Name of the language menu' },
  back: {
    id: 'shell.back',
    defaultMessage: 'Back',
    description: 'Name of the arrow in the top bar of the installed app: to the screen before',
  },
  loading: {
    id: 'shell.loading',
    defaultMessage: 'One moment, please …',
    description: 'Said while something is being loaded',
  },
  languageNow: {
    id: 'shell.language.now',
    defaultMessage: 'Language: {name}',
    description:
      'Name of the language menu, for screen readers; {name} is the language of the page in its own name',
  },
  close: {
    id: 'shell.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog or a notice',
  },
  offline: {
    id: 'shell.offline',
    defaultMessage: 'You are offline. We will go on as soon as the connection is back.',
    description: 'Banner while there is no network',
  },
  footer: {
    id: 'shell.footer',
    defaultMessage: 'About this site',
    description: 'Name of the links at the bottom, for screen readers',
  },
  footerPricing: {
    id: 'shell.footer.pricing',
    defaultMessage: 'Prices',
    description: 'Link at the bottom: to the overview of prices',
  },
  usTitle: {
    id: 'shell.us',
    defaultMessage: 'For members in the United States',
    description: 'Title of the notice at the bottom of English pages',
  },
  usText: {
    id: 'shell.us.text',
    defaultMessage:
      '{name} does not run criminal background checks on its members. Please take care: meet in a public place, tell somebody you trust where you are going, arrange your own way there and back, and never send money to anybody you have not met.',
    description: 'Notice that several states of the USA ask for; {name} is the site',
  },
  support: {
    id: 'shell.footer.support',
    defaultMessage: 'Questions? We are happy to help:',
    description: 'In front of the e-mail address and phone number of customer service',
  },
  disclaimer: {
    id: 'shell.disclaimer',
    defaultMessage:
      '{name} is for adults of {age} and over. Unused bought credits can be returned for {days, plural, one {# day} other {# days}} after buying, free of charge.',
    description: 'Small print at the bottom; {name} is the site',
  },
  disclaimerFictional: {
    id: 'shell.disclaimer.fictional',
    defaultMessage:
      'This site shows fictional profiles. They are marked “{label}” wherever they appear, and you can leave them out of your search. Meeting them in person is not possible.',
    description: 'Small print at the bottom; {label} is the site’s word for such a profile',
  },
  fictionalWarning: {
    id: 'shell.fictional-warning',
    defaultMessage:
      'This is a fictional profile. It is here for entertainment, and meeting in person is not possible.',
    description: 'Warning on a fictional profile and above the first message to one',
  },
  fictional: {
    id: 'shell.fictional',
    defaultMessage: 'Fictional profile',
    description: 'Label of a fictional profile where the site has no word of its own',
  },
  automatic: {
    id: 'shell.automatic',
    defaultMessage: 'answers automatically',
    description: 'Follows the label of a fictional profile whose answers come from a program',
  },
  premiumMember: {
    id: 'shell.premium-member',
    defaultMessage: 'Premium member',
    description: 'Name of the gold badge',
  },
  online: {
    id: 'shell.online',
    defaultMessage: 'Online now',
    description: 'Under the name of a member who is online',
  },
  bonusBanner: {
    id: 'shell.bonus',
    defaultMessage: '{percentage, number}% welcome bonus on your first credits',
    description: 'Banner with a countdown behind it; {percentage} is what the site grants, such as 25',
  },
  bonusLeft: {
    id: 'shell.bonus.left',
    defaultMessage:
      'Time left: {hours, plural, one {# hour} other {# hours}} and {minutes, plural, one {# minute} other {# minutes}}',
    description: 'Read out instead of the ticking countdown',
  },
  bonusAction: {
    id: 'shell.bonus.action',
    defaultMessage: 'See the prices',
    description: 'Link on the welcome bonus',
  },
  optional: {
    id: 'shell.optional',
    defaultMessage: 'optional',
    description: 'Behind the label of a field that may stay empty',
  },
  notFound: {
    id: 'shell.not-found',
    defaultMessage: 'This page could not be found',
    description: 'Title of the 404 page',
  },
  notFoundText: {
    id: 'shell.not-found.text',
    defaultMessage: 'The address may be mistyped, or the page is no longer there.',
    description: 'On the 404 page',
  },
  backHome: {
    id: 'shell.back-home',
    defaultMessage: 'Back to the home page',
    description: 'Link on the error pages',
  },
  errorFallback: {
    id: 'shell.error.fallback',
    defaultMessage: 'An error occurred while showing the error page',
    description: 'When not even the error page can be shown',
  },
  errorTitle: {
    id: 'shell.error',
    defaultMessage: 'An error has occurred.',
    description: 'Title of the error page',
  },
  tryAgain: {
    id: 'shell.try-again',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed',
  },
});
