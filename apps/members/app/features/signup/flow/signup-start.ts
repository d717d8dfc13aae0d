import type { MemberCard } from '@vesper/contract';
import type { SignupReceiver, SignupStep } from '@vesper/domain';
import type { LoginReason } from '../../../frame/links/login-path.ts';
import type { RegionChoice } from '../../../parts/profile/region/region-choice.ts';
import type { SignupView } from './signup-view.ts';

export interface SignupTracking {
  readonly network?: string;
  readonly ref?: string;
  readonly sub1?: string;
  readonly sub2?: string;
  readonly sub3?: string;
}

/** What the server knows when a signup screen is opened. */
export interface SignupStart {
  readonly step: SignupStep;
  readonly receiver: SignupReceiver | null;
  /** The member whom it is about: the receiver, or whom one was about to like; null when it is about nobody. */
  readonly person: MemberCard | null;
  /** What the visitor was about to do. */
  readonly reason: LoginReason | null;
  /** The screen that was wanted before, where signup ends; null when it was nothing in particular. */
  readonly next: string | null;
  /** Where to log in instead, and come to the same. */
  readonly login: string;
  readonly regions: RegionChoice;
  readonly tracking: SignupTracking;
  /** `YYYY-MM-DD`, by the server's clock. */
  readonly today: string;
  readonly view: SignupView;
}
