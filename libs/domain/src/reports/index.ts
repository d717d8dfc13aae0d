export { readReceipt, receiptFrom } from './receipt.ts';
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
} from './report.ts';
export type { ReportCategory, ReportOutcome, ReportState } from './report.ts';
export { evidenceSeqs, isReportedAlready } from './reported-messages.ts';
export { messagesAround, reportedMessages } from './reported-messages.ts';
