/** A photo that was chosen, on its way to the profile. */
export interface Upload {
  /** Of the call: sent once more under it, it is the same photo. */
  readonly key: string;
  /** As it was chosen. */
  readonly file: File;
  /** The part of it that is to be shown; null for all of it. */
  readonly cut: File | null;
  /** Chosen, it is looked at and nothing leaves the device. */
  readonly state: 'chosen' | 'waiting' | 'sending' | 'failed';
  /** How much of it is on its way, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly code: string | null;
}

/** Whether sending it once more may end otherwise: what is said of the photo itself stays so. */
export const mayRetry = ({ code }: Pick<Upload, 'code'>): boolean =>
  code !== null && !code.startsWith('photo_');
