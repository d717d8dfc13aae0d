import type { PushControl, PushStatus } from '@vesper/domain';

/** What the switch for push shows. */
export interface PushView {
  /** Null until the browser has been asked. */
  readonly state: PushStatus | 'failed' | null;
  readonly isBusy: boolean;
  readonly isOn: boolean;
  readonly offer: PushControl | null;
}

export const firstPushView: PushView = { state: null, isBusy: false, isOn: false, offer: null };
