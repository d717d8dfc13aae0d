export type { CallAddress } from './define-contract.ts';
export { type CallName, callNames, callTable } from './call-table.ts';
export {
  clientHeader,
  clientHeaderValue,
  eventsPath,
  exportPath,
  idempotencyHeader,
  requestIdHeader,
  webhookPath,
} from './addresses.ts';
export { callSchemas } from './call-schemas.ts';
export type { CallAnswer, CallBody, CallQuery, CheckedBody, CheckedQuery } from './call-types.ts';
export {
  type ErrorAnswer,
  type ErrorCode,
  errorCodes,
  errorStatus,
  type FieldErrorCode,
  fieldErrorCodes,
} from './error-catalogue.ts';
export {
  type LiveCommand,
  anyLiveCommand,
  afterParameter,
  liveCommand,
  type LiveEvent,
  liveEvent,
  type LiveFrame,
  liveCommandTypes,
  crowdedCloseCode,
  sessionEndedCloseCode,
} from './live-event.ts';
export { openApiDocument } from './openapi.ts';
export type { CompanyInfo, Settings } from './site/schemas.ts';
export type { MemberCard, OwnProfile, Picture, User } from './member/schemas.ts';
export { wideFilenameOf } from './member/wide-filename.ts';
export type { LoginSession } from './session/schemas.ts';
export type { Passkey } from './passkeys/schemas.ts';
export type { Notifications } from './notifications/schemas.ts';
export type { OwnPhoto, Photo } from './photos/schemas.ts';
export type { MemberProfile } from './profile/schemas.ts';
export type { LikeEntry } from './likes/schemas.ts';
export type { BlockedMember } from './trust/schemas.ts';
export type { FoundMember } from './search/schemas.ts';
export type { SwipeDayAnswer } from './swipe/schemas.ts';
export type { Verification } from './verification/schemas.ts';
export type {
  ChatEntry,
  Conversation,
  Message,
  MessagePhoto,
  MessageVoice,
  WaitingChat,
} from './chat/schemas.ts';
export type {
  Bundle,
  DiscountCode,
  Money,
  Order,
  PaymentMethod,
  ShownOffer,
  StoredMethod,
  Transaction,
  UnpaidMessage,
} from './payment/schemas.ts';
export { longestKey, shortestKey } from './schema.ts';
export { settingSchemas, toWire } from './site/setting-schema.ts';
