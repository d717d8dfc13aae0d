import { defineMessages } from '@vesper/i18n/react';

export const frameMessages = defineMessages({
  skipLink: {
    id: 'frame.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of every page, for keyboard users',
  },
  mainNavigation: {
    id: 'frame.nav',
    defaultMessage: 'Main menu',
    description: 'Name of the main navigation, for screen readers',
  },
  home: {
    id: 'frame.nav.home',
    defaultMessage: '{name}, home',
    description: 'Name of the logo link; {name} is the site',
  },
  search: {
    id: 'frame.nav.search',
    defaultMessage: 'Search members',
    description: 'Navigation: to the search',
  },
  searchShort: {
    id: 'frame.nav.search.short',
    defaultMessage: 'Search',
    description: 'Navigation on phones: to the search, one short word',
  },
  messages: {
    id: 'frame.nav.messages',
    defaultMessage: 'Messages',
    description: 'Navigation: to the list of conversations',
  },
  unread: {
    id: 'frame.nav.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Read out for the number beside Messages',
  },
  likes: { id: 'frame.nav.likes', defaultMessage: 'Likes', description: 'Navigation: to the likes' },
  newLikes: {
    id: 'frame.nav.new-likes',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'Read out for the number beside Likes',
  },
  credits: {
    id: 'frame.nav.credits',
    defaultMessage: 'Credits',
    description: 'Navigation: buy credits again',
  },
  creditsLeft: {
    id: 'frame.nav.credits-left',
    defaultMessage: '{count, plural, one {# credit left} other {# credits left}}',
    description: 'Read out for the number beside Credits',
  },
  premium: {
    id: 'frame.nav.premium',
    defaultMessage: 'Get Premium',
    description: 'Navigation for members who have not paid yet',
  },
  premiumShort: {
    id: 'frame.nav.premium.short',
    defaultMessage: 'Premium',
    description: 'The same on phones, one short word',
  },
  login: { id: 'frame.nav.login', defaultMessage: 'Log in', description: 'Navigation for visitors' },
  account: {
    id: 'frame.account',
    defaultMessage: 'Your account',
    description: 'Name of the menu with profile, settings and logout',
  },
  profile: { id: 'frame.account.profile', defaultMessage: 'My profile', description: 'Account menu' },
  settings: { id: 'frame.account.settings', defaultMessage: 'Settings', description: 'Account menu' },
  transactions: {
    id: 'frame.account.transactions',
    defaultMessage: 'Transactions',
    description: 'Account menu; the title of the page that it leads to',
  },
  logout: { id: 'frame.account.logout', defaultMessage: 'Log out', description: 'Account menu' },
  language: { id: 'frame.language', defaultMessage: 'Language', description: 'Name of the language menu' },
  back: {
    id: 'frame.back',
    defaultMessage: 'Back',
    description: 'Name of the arrow in the top bar of the installed app: to the screen before',
  },
  loading: {
    id: 'frame.loading',
    defaultMessage: 'One moment, please…',
    description: 'Said while something is being loaded',
  },
  languageNow: {
    id: 'frame.language.now',
    defaultMessage: 'Language: {name}',
    description:
      'Name of the language menu, for screen readers; {name} is the language of the page in its own name',
  },
  close: {
    id: 'frame.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog or a notice',
  },
  offline: {
    id: 'frame.offline',
    defaultMessage: 'No internet at the moment.',
    description: 'Banner while there is no network',
  },
  offlinePress: {
    id: 'frame.offline.press',
    defaultMessage: 'You need an internet connection to open this page.',
    description: 'After a press on a link while there is no network; a banner says that there is none',
  },
  footer: {
    id: 'frame.footer',
    defaultMessage: 'About this site',
    description: 'Name of the links at the bottom, for screen readers',
  },
  footerPricing: {
    id: 'frame.footer.pricing',
    defaultMessage: 'Prices',
    description: 'Link at the bottom: to the overview of prices',
  },
  usTitle: {
    id: 'frame.us',
    defaultMessage: 'For members in the United States',
    description: 'Title of the notice at the bottom of English pages',
  },
  usText: {
    id: 'frame.us.text',
    defaultMessage:
      '{name} does not run criminal background checks on its members. Please take care: meet in a public place, tell someone you trust where you are going, arrange your own transport there and back, and never send money to anyone you have not met.',
    description: 'Notice that several states of the USA ask for; {name} is the site',
  },
  support: {
    id: 'frame.footer.support',
    defaultMessage: 'Questions? We are happy to help:',
    description: 'In front of the e-mail address and phone number of customer service',
  },
  disclaimer: {
    id: 'frame.disclaimer',
    defaultMessage:
      '{name} is for adults aged {age} and over. Credits that you bought and have not used can be returned free of charge within {days, plural, one {# day} other {# days}} of buying them.',
    description:
      'Small print at the bottom; {name} is the site, {days} counts from the purchase; credits that were given as a present cannot be returned',
  },
  disclaimerFictional: {
    id: 'frame.disclaimer.fictional',
    defaultMessage:
      'This site shows fictional profiles. They are marked “{label}” wherever they appear, and you can leave them out of your search. You cannot meet them in person.',
    description: 'Small print at the bottom; {label} is the site’s word for such a profile',
  },
  fictionalWarning: {
    id: 'frame.fictional-warning',
    defaultMessage:
      'This is a fictional profile. It is here for entertainment, and you cannot meet in person.',
    description: 'Warning on a fictional profile and above the first message to one',
  },
  fictional: {
    id: 'frame.fictional',
    defaultMessage: 'Fictional profile',
    description: 'Label of a fictional profile where the site has no word of its own',
  },
  automatic: {
    id: 'frame.automatic',
    defaultMessage: 'replies automatically',
    description: 'Follows the label of a fictional profile whose answers come from a program',
  },
  verifiedMember: {
    id: 'frame.verified-member',
    defaultMessage: 'Verified photo',
    description:
      'Mark on a member: people have compared the main photo with fresh selfies and it shows the same person',
  },
  premiumMember: {
    id: 'frame.premium-member',
    defaultMessage: 'Premium member',
    description: 'Name of the gold badge',
  },
  newHere: {
    id: 'frame.new-here',
    defaultMessage: 'New here',
    description: 'Mark on the card and the profile of a member who joined in the last 30 days',
  },
  online: {
    id: 'frame.online',
    defaultMessage: 'Online now',
    description: 'Under the name of a member who is online',
  },
  bonusBanner: {
    id: 'frame.bonus',
    defaultMessage: '{percentage, number}% off your first purchase',
    description:
      'Banner of the welcome discount, with a countdown behind it; {percentage} is what the site grants, such as 25',
  },
  bonusLeft: {
    id: 'frame.bonus.left',
    defaultMessage:
      'Time left: {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}',
    description: 'Read out instead of the ticking countdown; in the last hour only the minutes are said',
  },
  bonusAction: {
    id: 'frame.bonus.action',
    defaultMessage: 'See prices',
    description: 'Link on the banner of the welcome discount',
  },
  optional: {
    id: 'frame.optional',
    defaultMessage: 'optional',
    description: 'Behind the label of a field that may stay empty',
  },
  notFound: {
    id: 'frame.not-found',
    defaultMessage: 'This page could not be found',
    description: 'Title of the 404 page',
  },
  notFoundText: {
    id: 'frame.not-found.text',
    defaultMessage: 'The web address may be mistyped, or the page no longer exists.',
    description: 'On the 404 page; the address of the page in the browser is meant',
  },
  backHome: {
    id: 'frame.back-home',
    defaultMessage: 'Back to the home page',
    description: 'Link on the error pages',
  },
  blockedPeople: {
    id: 'frame.blocked-people',
    defaultMessage: 'See who you have blocked',
    description:
      'Link on the page of somebody whom the reader has blocked, to the list where blocking can be undone',
  },
  errorFallback: {
    id: 'frame.error.fallback',
    defaultMessage: 'An error occurred while showing the error page',
    description: 'When not even the error page can be shown',
  },
  errorTitle: {
    id: 'frame.error.title',
    defaultMessage: 'Error',
    description: 'Title of the error page; the code, such as 500, stands above',
  },
  errorText: {
    id: 'frame.error',
    defaultMessage: 'An error has occurred.',
    description: 'On the error page, below its title',
  },
  errorOurs: {
    id: 'frame.error.ours',
    defaultMessage: 'It is our fault, not yours. Please try again in a minute.',
    description: 'Behind “An error has occurred.”, when the site itself has failed',
  },
  tryAgain: {
    id: 'frame.try-again',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed',
  },
});
