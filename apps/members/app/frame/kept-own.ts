import { deviceStorage } from '@vesper/session';

/** Under which names the device keeps what is a member's own: what is begun and not sent (`parts/drafts`),
 * whom they read last, and what they left unsaved of their profile. */
export const keptOwn = { drafts: 'drafts', lastOpened: 'last-opened', edits: 'edits' } as const;

/** Who logs out or leaves leaves nothing of their own behind on the device. */
export const forgetOwn = (): void => Object.values(keptOwn).forEach(deviceStorage.remove);
