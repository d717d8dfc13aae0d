import {
  verificationAskRefusals,
  verificationEnds,
  verificationPoses,
  verificationRefusals,
  verificationStates,
} from '@vesper/domain';
import { z } from 'zod';
import { timestamp } from '../schema.ts';

const verification = z.object({
  state: z.enum(verificationStates),
  /** Why it can not be asked for now; null when it can. */
  not_now: z.enum(verificationAskRefusals).nullable(),
  /** What the selfies are to show, in order, and which are there; empty unless poses are asked for now. */
  poses: z.array(z.object({ pose: z.enum(verificationPoses), taken: z.boolean() })),
  /** Until when the poses hold. */
  expires_at: timestamp.nullable(),
  /** Why people refused, or why it was withdrawn. */
  reason: z.enum([...verificationRefusals, ...verificationEnds]).nullable(),
});

const answer = z.object({ verification });

/** What each call takes and answers. No answer leads to a selfie. */
export const verificationSchemas = {
  verification: { answer },
  verificationAsk: { answer },
  verificationSubmit: { answer },
  verificationWithdraw: { answer },
  /** Multipart: one part named `photo`. */
  verificationSelfieAdd: { query: z.object({ pose: z.enum(verificationPoses) }), answer },
};

export type Verification = z.infer<typeof verification>;
