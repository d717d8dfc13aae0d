import type { SignupReceiver, SignupStep } from '@vesper/domain';
import type { Wanted } from '../../../parts/login/wanted.ts';
import type { RegionChoice } from '../../../parts/profile/region-choice.ts';
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
  /** What the visitor was about to do; signup ends there. */
  readonly wanted: Wanted;
  readonly regions: RegionChoice;
  readonly tracking: SignupTracking;
  /** The idempotency key for making the account from this page. */
  readonly key: string;
  /** `YYYY-MM-DD`, by the server's clock. */
  readonly today: string;
  readonly view: SignupView;
}
