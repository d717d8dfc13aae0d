/** How the check of a member's main photo stands (decision 83). */
export const verificationStates = ['none', 'asked', 'submitted', 'verified', 'refused', 'withdrawn'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Why people have refused. */
export const verificationRefusals = [
  'pose_not_seen',
  'other_person',
  'face_not_seen',
  'picture_unclear',
  'no_fresh_picture',
] as const;
export type VerificationRefusal = (typeof verificationRefusals)[number];

/** Why it ended without people, or after them. */
export const verificationEnds = ['photo_changed', 'not_judged', 'by_member'] as const;
export type VerificationEnd = (typeof verificationEnds)[number];

/** What happens to it; `left`: the account is deleted, and may come back. */
export type VerificationEvent =
  'ask' | 'submit' | 'approve' | 'refuse' | 'change_photo' | 'withdraw' | 'lapse' | 'leave';

const moves: Readonly<Record<VerificationState, Partial<Record<VerificationEvent, VerificationState>>>> = {
  none: { ask: 'asked' },
  asked: { ask: 'asked', submit: 'submitted', withdraw: 'withdrawn', leave: 'withdrawn' },
  submitted: {
    approve: 'verified',
    refuse: 'refused',
    change_photo: 'withdrawn',
    withdraw: 'withdrawn',
    lapse: 'withdrawn',
    leave: 'withdrawn',
  },
  verified: { change_photo: 'withdrawn', withdraw: 'withdrawn' },
  refused: { ask: 'asked' },
  withdrawn: { ask: 'asked' },
};

/** What it is after an event; null where the event is nothing to this state. */
export const verificationAfter = (
  state: VerificationState,
  event: VerificationEvent,
): VerificationState | null => moves[state][event] ?? null;

/** The states that an event ends or changes. */
export const statesBefore = (event: VerificationEvent): VerificationState[] =>
  verificationStates.filter((state) => verificationAfter(state, event) !== null);

export const verificationLimits = {
  /** Two poses are asked for so long; asked again within that time, they are the same. */
  poseSeconds: 600,
  /** So often a day poses are drawn for a member. */
  tries: { most: 3, windowSeconds: 24 * 3600 },
  /** Selfies that nobody has judged by then go unseen. */
  selfieDays: 30,
} as const;

export interface VerificationAsker {
  /** The site has verified members. */
  readonly isOffered: boolean;
  readonly isFictional: boolean;
  readonly isConfirmed: boolean;
  readonly onBreak: boolean;
  readonly hasMainPhoto: boolean;
  readonly state: VerificationState;
}

/** Why somebody may not ask to be verified. */
export const verificationAskRefusals = [
  'verification_not_possible',
  'verification_needs_confirmation',
  'verification_on_break',
  'verification_needs_photo',
  'verification_not_needed',
] as const;
export type VerificationAskRefusal = (typeof verificationAskRefusals)[number];

/** Whether a member may ask to be verified; the code of the refusal, or null. */
export function mayAskVerification(asker: VerificationAsker): VerificationAskRefusal | null {
  if (!asker.isOffered || asker.isFictional) return 'verification_not_possible';
  if (!asker.isConfirmed) return 'verification_needs_confirmation';
  if (asker.onBreak) return 'verification_on_break';
  if (verificationAfter(asker.state, 'ask') === null) return 'verification_not_needed';
  return asker.hasMainPhoto ? null : 'verification_needs_photo';
}

/** An ask as it is kept; times in milliseconds since 1970. */
export interface AskedPoses {
  readonly state: VerificationState;
  readonly expiresAtMs: number;
  /** Selfies were sent in for it: it is used. */
  readonly isUsed: boolean;
}

/** Whether poses that were drawn are still those to be shown: nobody draws until there are some of which they have pictures. */
export const keepsPoses = ({ expiresAtMs, isUsed }: AskedPoses, nowMs: number): boolean =>
  !isUsed && nowMs < expiresAtMs;

/** Whether selfies are taken for an ask now. */
export const takesSelfies = (asked: AskedPoses, nowMs: number): boolean =>
  asked.state === 'asked' && keepsPoses(asked, nowMs);
