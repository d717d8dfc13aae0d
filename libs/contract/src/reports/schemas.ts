import { reportCategories, reportMessagesMost, reportStates } from '@vesper/domain';
import { z } from 'zod';
import { id, text, timestamp } from '../schema.ts';

/** A report as who made it sees it; what becomes of the other member is not said. */
export const ownReport = z.object({
  /** The number that a person can read out: `C3D4-F6H7`. */
  receipt: z.string(),
  state: z.enum(reportStates),
  category: z.enum(reportCategories),
  /** Of the reported member; empty where there is none any more. */
  name: z.string(),
  created_at: timestamp,
  closed_at: timestamp.nullable(),
  outcome: z.enum(['measures', 'no_breach']).nullable(),
});

/** What each call takes and answers. */
export const reportsSchemas = {
  /** The newest hundred. */
  reports: { answer: z.object({ reports: z.array(ownReport) }) },
  report: {
    body: z.object({
      /** Also one that a block has taken away within the last days. Left out where a profile is reported. */
      conversation: id.optional(),
      /** Whose profile is reported; with the newest messages where the two have written to each other. */
      member: id.optional(),
      /** Seqs of the other's messages; none: their newest. */
      messages: z.array(z.number().int().min(1)).max(reportMessagesMost),
      category: z.enum(reportCategories),
      words: text(10_000),
    }),
    answer: z.object({
      receipt: z.string(),
      /** These messages have been reported before: the receipt is that of the first report. */
      is_repeat: z.boolean(),
    }),
  },
};
