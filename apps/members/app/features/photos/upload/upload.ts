/** A photo that was chosen, on its way to the profile. */
export interface Upload {
  /** Of the call: sent once more under it, it is the same photo. */
  readonly key: string;
  readonly file: File;
  /** Shows it on this page. */
  readonly address: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** How much of it is on its way, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly code: string | null;
}

/** As large as the server takes one. */
const largestBytes = 15 * 1024 * 1024;

/** Why a file is not even sent: it is too large, or there is no room for another one. */
export const refusedBefore = (file: File, hasRoom: boolean): string | null => {
  if (!hasRoom) return 'photo_limit_reached';
  return file.size > largestBytes ? 'photo_too_large' : null;
};

/** Whether sending it once more may end otherwise: what the server said of the photo itself stays so. */
export const mayRetry = ({ code }: Pick<Upload, 'code'>): boolean =>
  code !== null && !code.startsWith('photo_');
