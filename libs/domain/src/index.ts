export { addressNetwork } from './password/address-network.ts';
export { ageOn, checkBirthDate } from './member/birth-date.ts';
export { checkEmail, normalizeEmail } from './mail-address/email.ts';
export { loginBlock } from './password/login-block.ts';
export { memberStatuses, type MemberStatus } from './member/member-status.ts';
export { mailDisabledReasons, noNotifications } from './notifications/notification-preferences.ts';
export { notificationChannels, notificationKinds } from './notifications/notification-preferences.ts';
export { readNotificationPreferences } from './notifications/notification-preferences.ts';
export type { MailDisabledReason, NotificationKind } from './notifications/notification-preferences.ts';
export { checkPasskeyName, normalizePasskeyName } from './passkeys/passkey-name.ts';
export { checkPassword, type PasswordCode } from './password/password.ts';
export { passwordLength } from './password/password-length.ts';
export { rememberedDays, signInLinkMinutes } from './password/login-lives.ts';
export { mailChangeHours } from './mail-address/mail-change.ts';
export { makeRecoveryCode, normalizeRecoveryCode } from './one-time-codes/recovery-code.ts';
export { recoveryCodeCount } from './one-time-codes/recovery-code.ts';
export { checkUsername, normalizeUsername } from './member/username.ts';
export { usernameLength } from './member/username-length.ts';
export { excerptOf } from './chat/search/excerpt.ts';
export { folded } from './chat/search/folded.ts';
export { searchWords } from './chat/search/search-words.ts';
export { linkParts } from './chat/acts/links/links.ts';
export { quoteText } from './chat/acts/quote.ts';
export { reactionCodes, reactionSigns, type Reaction, type ReactionCode } from './chat/acts/reactions.ts';
export { isShown, shownRange, type ShownRange } from './chat/shown/shown-range.ts';
export { shownUpTo, unreadTold } from './chat/shown/break-hold.ts';
export { chatOffers, draftCode, isOffline, isPeerTyping } from './chat/chat-offers.ts';
export type { ChatControl, ChatSnapshot } from './chat/chat-offers.ts';
export type { AfterInput, AfterLoaded, ChatEvent, ChatLoaded, LoadInput } from './chat/chat-types.ts';
export type { OlderInput, OlderLoaded, SendInput, SendOutput } from './chat/chat-types.ts';
export { chatMachine } from './chat/chat.machine.ts';
export { countGraphemes } from './chat/content/graphemes.ts';
export { visibleHistory } from './chat/shown/history-limit.ts';
export { isTooLong, voiceBytes, voiceSeconds } from './chat/content/voice.ts';
export { giftsOffered, isOffered, type GiftCode } from './chat/content/gifts.ts';
export { checkMessageContent } from './chat/content/message-content.ts';
export { contentCost, messageCost, type MessageCosts } from './chat/content/message-cost.ts';
export { checkMessageText, type MessageTextCode } from './chat/content/message-text.ts';
export type {
  ChatMessage,
  MediaKind,
  MessageContent,
  MessageKind,
  MessagePhoto,
  MessageQuote,
  MessageVoice,
  SendContent,
  UnsentPhoto,
  UnsentVoice,
} from './chat/message.ts';
export { failedItem, nextToSend, resumed, without, withState } from './chat/outbox.ts';
export { maySendAgain, waitsForConnection, type Outbox, type OutboxItem } from './chat/outbox.ts';
export { shouldMarkRead } from './chat/shown/read-conditions.ts';
export { decideSend, type SendDecision, type SendRefusal } from './chat/send-decision.ts';
export { paceRefusal, sameWords, type PaceRefusal } from './trust/send-pace.ts';
export { limitOf } from './chat/send-limit.ts';
export { readReceipt, receiptFrom } from './reports/receipt.ts';
export {
  blockEvidenceDays,
  evidenceMonths,
  formerNameDays,
  mayBecome,
  reportCategories,
  reportMessagesMost,
  reportOutcomes,
  reportsPerDay,
  reportStates,
  reportWordsLength,
  toldOutcome,
} from './reports/report.ts';
export type { ReportCategory, ReportOutcome, ReportState } from './reports/report.ts';
export { evidenceSeqs, isReportedAlready } from './reports/reported-messages.ts';
export { messagesAround, reportedMessages } from './reports/reported-messages.ts';
export { offerIn, usualBundle, type CountryOffer } from './payment/bundles.ts';
export { creditsBadge } from './credits/credits-badge.ts';
export { makeTransfer, readAccount } from './credits/ledger.ts';
export type { AccountKind, CreditTransferKind, Transfer, TransferKind } from './credits/ledger.ts';
export { creditEntryKind, creditEntryKinds, withTotals, type CreditTotals } from './credits/history.ts';
export {
  giveBackTransfer,
  grantTransfer,
  lapseTransfer,
  purchaseTransfer,
  spendTransfer,
  takeBackTransfer,
} from './credits/transfers.ts';
export { lotsAfter, type CreditLot, type TakenLot } from './credits/lots.ts';
export { isMatch, likesPageSize } from './likes/match.ts';
export { badgeCount, unreadTitlePrefix } from './likes/unread-badge.ts';
export {
  checkDiscountCode,
  discountSlot,
  normalizeDiscountCode,
  reachesMinimum,
  stayDiscountSeconds,
  tellDiscountRefusal,
} from './payment/discount-code.ts';
export type { DiscountCode } from './payment/discount-code.ts';
export { keyLivesSeconds, wasNeverMade } from './payment/key-life.ts';
export { storedText } from './payment/card-numbers/stored-text.ts';
export { usualMethod } from './payment/methods/usual-method.ts';
export { chargeIsAskedAgain, movingCharge, standsInTheWay } from './payment/stored/stored-charge.ts';
export {
  chargeFailures,
  isChargeFailure,
  isExpired,
  isKeepable,
  looksAlike,
  mayRetryCharge,
  storedChoice,
  storedIn,
} from './payment/stored/stored-method.ts';
export type { ChargeFailure, StoredMethod } from './payment/stored/stored-method.ts';
export { defaultPrices } from './payment/prices/default-prices.ts';
export {
  memberWindows,
  nextPriceChange,
  priceKey,
  pricesAt,
  statementsAt,
  type MemberWindow,
  type PriceChange,
  type Prices,
  type PriceStatement,
  type PriceTableStatement,
} from './payment/prices/price-history.ts';
export { keptMoney, moneyTransfer, nothingKept, type KeptMoney } from './payment/money/money-transfer.ts';
export { vatIncluded } from './payment/money/vat.ts';
export { minimumMessageCost } from './payment/prices/minimum-message-cost.ts';
export { discountedPrice, messagePriceMinor } from './payment/money/money.ts';
export {
  isAllBack,
  ledgerDifferenceKinds,
  ledgerDifferences,
  paymentDifferenceKinds,
  paymentDifferences,
  settleDifference,
} from './payment/differences/differences.ts';
export type { DifferenceKind, LedgerSide } from './payment/differences/differences.ts';
export type { OrderSide, PaymentSide } from './payment/differences/differences.ts';
export { backMinor, creditsBack, stateOfMoneyBack, type MoneyBack } from './payment/money/money-back.ts';
export type { DiscountUse } from './payment/open-orders.ts';
export { discountUse, ordersToCallBack, statesOfDiscountUse } from './payment/open-orders.ts';
export { isBought, isOrderState, isUndecided, nextOrderState, orderStates } from './payment/order-state.ts';
export type { OrderEvent, OrderState } from './payment/order-state.ts';
export { countingDiscount, startContext as startPaymentContext } from './payment/machine/payment-context.ts';
export { isJudgingCode, paymentOffers, paymentScreen } from './payment/machine/payment-offers.ts';
export type { PaymentControl, PaymentSnapshot } from './payment/machine/payment-offers.ts';
export { firstPaymentScreen } from './payment/machine/payment-screen.ts';
export type { OrderScreen, PaymentScreen } from './payment/machine/payment-screen.ts';
export { type DisputedSum, type DisputeState, takenMinor } from './payment/money/disputes.ts';
export {
  paidOutElsewhere,
  type SettledSide,
  type SettlementDifferenceKind,
  settlementDifferenceKinds,
  settlementDifferences,
  settlementMinor,
  type SettlementSums,
} from './payment/differences/settlement-differences.ts';
export { isOnDevice, takesAmount, type OfferedMethod } from './payment/methods/payment-methods.ts';
export {
  chargeUnderWay,
  methodMissing,
  methodNotOffered,
  priceChanged,
  repeatUnconfirmed,
} from './payment/machine/payment-types.ts';
export type {
  AppliedDiscount,
  CreateOrderInput,
  CreateOrderOutput,
  PaymentChoice,
  ShownOffer,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
} from './payment/machine/payment-types.ts';
export { paymentMachine } from './payment/machine/payment.machine.ts';
export { isUnpaid } from './payment/unpaid.ts';
export { isRepeatPurchase } from './payment/repeat-purchase.ts';
export { photoAccess } from './photos/photo-access.ts';
export { mayAddPhoto, photoLimit } from './photos/photo-limit.ts';
export { photoRefusals, photoStates, type PhotoRefusal, type PhotoState } from './photos/photo-moderation.ts';
export { arrangePhotos } from './photos/shown-photos.ts';
export { checkPictureHeader, hasPhotoShape, type PictureHeader } from './photos/picture-size.ts';
export { hasParts, isPart, mostZoom, partNear, shownAspect } from './photos/photo-part.ts';
export type { PhotoPart, PhotoSize } from './photos/photo-part.ts';
export { isTakenAsItIs, mostPhotoBytes, sizeToSend } from './photos/photo-to-send.ts';
export { isPremium } from './premium/premium.ts';
export { checkAboutMe, isChangedMeanwhile, normalizeAboutMe } from './profile/about-me.ts';
export { isTraitOf, type Trait, traitNames, type Traits, traits } from './profile/traits.ts';
export { type InterestGroup, interestGroups } from './profile/interest-groups.ts';
export { interests, isInterest, type Interest } from './profile/interests.ts';
export { activeStep, type ActiveStep, activeSteps, isNewHere, newHereDays } from './profile/last-active.ts';
export { missingParts, type ProfilePart, profileParts } from './profile/missing-parts.ts';
export { defaultSearchGender, genders, isGender, isSexuality, sexualities } from './profile/person.ts';
export type { Gender, Sexuality } from './profile/person.ts';
export { lineLetters, profileLine } from './profile/profile-line.ts';
export { pushMachine, pushOffers } from './push/push.machine.ts';
export type { PushControl, PushSnapshot, PushStatus } from './push/push.machine.ts';
export { networkRefusal } from './refusal/refusal.ts';
export { birthDateRange } from './search/birth-date-range.ts';
export { birthDecades } from './search/birth-decades.ts';
export { formatCount, resultCountCap } from './search/result-count.ts';
export { askedQuestions, filterOfWish, matchQuestions, matchReaches } from './search/match-wish.ts';
export { offeredReaches, startWish, widerWishes } from './search/match-wish.ts';
export type { MatchWish, WishRules } from './search/match-wish.ts';
export { rankByWish, type WishRank } from './search/wish-ranking.ts';
export { rankMatches, type MatchCandidate, type MatchSeeker } from './search/match-ranking.ts';
export { isInSearch } from './search/in-search.ts';
export { offeredFilter } from './search/offered-filter.ts';
export { offersFilter, type SearchField } from './site/search-fields.ts';
export { byTurns } from './search/by-turns.ts';
export { facesFirst, saidOnce, tellingReasons } from './search/page-of-people.ts';
export { agesAround, filterOfAddress, lastAge } from './search/search-filter.ts';
export { normalizeSearchFilter, similarSearches, widerSearch } from './search/search-filter.ts';
export type { SearchFilter } from './search/search-filter.ts';
export { chosenMeanwhile } from './profile/chosen-meanwhile.ts';
export { checkCity, longestCity, normalizeCity } from './profile/city.ts';
export { emptyAccountForm, emptyPersonalForm, isPartSaid } from './signup/signup-forms.ts';
export type { AccountForm, FieldCodes, PersonalForm, PersonalPart } from './signup/signup-forms.ts';
export { isSignupSaving, signupStep, storableSignup } from './signup/signup-offers.ts';
export type { SignupSnapshot, SignupStep } from './signup/signup-offers.ts';
export type {
  CreateAccountInput,
  SavePersonalInput,
  SignupEvent,
  SignupInput,
  SignupReceiver,
} from './signup/signup-types.ts';
export { signupMachine } from './signup/signup.machine.ts';
export { activationReminder } from './site/notices/activation-reminder.ts';
export {
  type DismissableAlert,
  type Dismissals,
  dismissalsCookieName,
  formatDismissals,
  noDismissals,
  type NoticeFacts,
  noticeToShow,
  parseDismissals,
} from './site/notices/alerts.ts';
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
} from './site/appearance.ts';
export { isBackButtonShown } from './site/routes/back-button.ts';
export { coarsePosition, type Position } from './site/places/coarse-position.ts';
export { cellOf, middleOf, type Cell } from './site/places/cell.ts';
export { areDiceSmall, diceAround, diceInside } from './site/places/distance.ts';
export { chordLimit, distanceStep, distanceSteps } from './site/places/distance.ts';
export { pointOf, searchDistances, spokenDistance } from './site/places/distance.ts';
export type { DistanceStep, Point } from './site/places/distance.ts';
export { countries, currencies, isCountry, isCurrency, isOfCountry } from './site/places/countries.ts';
export type { Country, Currency } from './site/places/countries.ts';
export { footerLinks } from './site/routes/footer-links.ts';
export { formatLocale } from './site/language/format-locale.ts';
export { chosenLocale, negotiateLocale } from './site/language/locale-negotiation.ts';
export { countryFor } from './site/places/country-for.ts';
export {
  defaultLocale,
  isLocale,
  localeNames,
  localePath,
  locales,
  splitLocale,
} from './site/language/locales.ts';
export type { Locale } from './site/language/locales.ts';
export { isRegion, regionName, regionsOf, regionTerm } from './site/places/regions.ts';
export type { Region, RegionTerm } from './site/places/regions.ts';
export { matchRoute, mayEnter, maySignUp, mayVisitorsSearch } from './site/routes/route-matching.ts';
export { isVisitorScreen } from './site/routes/visitor-screens.ts';
export { routes, type Route, type RouteLayout, type RouteName } from './site/routes/routes.ts';
export { defaultsOf } from './site/setting-kinds.ts';
export type { Setting, SettingKind, SettingValue, TextFormat } from './site/setting-kinds.ts';
export { appManifest } from './site/app-manifest.ts';
export { defaultSiteRules, siteBrand, siteRules, siteSettings } from './site/settings.ts';
export type { SiteBrand, SiteRules } from './site/settings.ts';
export { shouldWarnAtEntry } from './site/notices/site-entry.ts';
export { tickerFrom } from './time-bonus/ticker.ts';
export { isTimeBonusModalShown } from './time-bonus/time-bonus-offers.ts';
export { timeZoneOf, unknownTimeZone } from './swipe/local-midnight.ts';
export { type SwipeDay, swipeDayAt, swipeLikesLeft, swipeRestDays } from './swipe/swipe-day.ts';
export { splitDuration, timeBonusWindow } from './time-bonus/time-bonus-window.ts';
export { timeBonusMachine, type TimeBonusEvent } from './time-bonus/time-bonus.machine.ts';
export { formerLookDays, sameLookBits } from './verification/picture-look.ts';
export { drawPoses, type VerificationPose, verificationPoses } from './verification/poses.ts';
export { keepsPoses, mayAskVerification, statesBefore, takesSelfies } from './verification/verification.ts';
export { verificationAfter, verificationAskRefusals, verificationEnds } from './verification/verification.ts';
export { verificationLimits, verificationRefusals, verificationStates } from './verification/verification.ts';
export type { VerificationEnd, VerificationEvent, VerificationRefusal } from './verification/verification.ts';
export type { VerificationState } from './verification/verification.ts';
