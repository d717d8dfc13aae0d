export {
  type CallAccess,
  type CallAddress,
  type CallName,
  callNames,
  callTable,
  clientHeader,
  clientHeaderValue,
  eventsPath,
  exportPath,
  idempotencyHeader,
  requestIdHeader,
  webhookPath,
} from './call-table.ts';
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
export { liveCommand, liveEvent, sessionEndedCloseCode } from './live-event.ts';
export { openApiDocument } from './openapi.ts';
export type {
  Bundle,
  ChatEntry,
  CompanyInfo,
  Conversation,
  DiscountCode,
  LikeEntry,
  LiveCommand,
  LiveEvent,
  LoginSession,
  MemberCard,
  MemberProfile,
  Message,
  Money,
  Notifications,
  Order,
  OwnProfile,
  Passkey,
  Photo,
  Picture,
  Settings,
  User,
} from './wire-types.ts';
