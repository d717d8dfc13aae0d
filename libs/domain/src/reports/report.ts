/** What is wrong, as a member says it; in the order in which it is asked. */
export const reportCategories = [
  'money',
  'fake_profile',
  'harassment',
  'indecent_picture',
  'under_age',
  'advertising',
  'other',
] as const;

export type ReportCategory = (typeof reportCategories)[number];

export const reportStates = ['open', 'in_review', 'closed'] as const;

export type ReportState = (typeof reportStates)[number];

/** How a case ends. */
export const reportOutcomes = ['no_breach', 'warned', 'content_removed', 'account_closed'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** What who reported is told of the end: that something was done, or that nothing was against the rules; not what. */
export type ToldOutcome = 'measures' | 'no_breach';

export const toldOutcome = (outcome: ReportOutcome): ToldOutcome =>
  outcome === 'no_breach' ? 'no_breach' : 'measures';

/** A case goes on and never back: what was closed is reported anew. */
const next: Readonly<Record<ReportState, readonly ReportState[]>> = {
  open: ['in_review', 'closed'],
  in_review: ['closed'],
  closed: [],
};

export const mayBecome = (from: ReportState, to: ReportState): boolean => next[from].includes(to);

/** In grapheme clusters: what may be said beside the category. */
export const reportWordsLength = 1000;

/** Of one member in 24 hours: nobody who is molested needs more, and nobody buries the operators. */
export const reportsPerDay = 20;

/** Messages that one report may point at. */
export const reportMessagesMost = 50;

/** How long evidence is kept once its case is closed, in months (readings). */
export const evidenceMonths = 12;

/** How long what two members wrote is kept after a block, for a report that follows (readings). The question before a block says so. */
export const blockEvidenceDays = 30;

/** So long it is kept what a member was called before, for a report (decision 139). */
export const formerNameDays = 30;
