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

/** What the field asks for. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const noRoom = 'photo_limit_reached';

/** Whether a file says itself that it is a photo, or says nothing. */
export const mayBePhoto = ({ type }: File): boolean => type === '' || photoTypes.includes(type);

/** What is chosen: what says itself that it is no photo takes nobody's place. */
export const judgeChosen = (upload: Upload): Upload =>
  mayBePhoto(upload.file) ? upload : { ...upload, state: 'failed', code: 'photo_invalid' };

/**
 * Shares out the room among what is not on its way yet, in the order in which it was chosen: what there was no room for comes in once
 * there is some. Answers what it was given where nothing changes.
 * @param room for how many there is room, those on their way included
 */
export const withRoom = (shown: readonly Upload[], room: number): readonly Upload[] => {
  let free = room - shown.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const shared = shown.map((upload): Upload => {
    const isWaiting = upload.state === 'failed' && upload.code === noRoom;
    if (upload.state !== 'chosen' && !isWaiting) return upload;
    free -= 1;
    if (free >= 0) return isWaiting ? { ...upload, state: 'chosen', code: null } : upload;
    return isWaiting ? upload : { ...upload, state: 'failed', code: noRoom };
  });
  return shared.every((upload, index) => upload === shown[index]) ? shown : shared;
};

/** Whether sending it once more may end otherwise: what is said of the photo itself stays so. */
export const mayRetry = ({ code }: Pick<Upload, 'code'>): boolean =>
  code !== null && !code.startsWith('photo_');
