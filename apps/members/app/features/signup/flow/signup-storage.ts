import { emptyAccountForm, emptyPersonalForm, type SignupSnapshot } from '@vesper/domain';
import { deviceStorage } from '@vesper/session';
import type { Snapshot } from 'xstate';

const storageName = 'signup';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasFieldsOf = (form: object, kept: unknown): boolean =>
  isRecord(kept) && Object.keys(form).every((name) => name in kept);

/** What an older or newer version of this program kept may have other fields, which no screen would know what to do with. */
const isSignup = (kept: unknown): boolean =>
  isRecord(kept) &&
  isRecord(kept.context) &&
  hasFieldsOf(emptyAccountForm, kept.context.account) &&
  hasFieldsOf(emptyPersonalForm, kept.context.personal);

/** The signup that was under way on this device, as `storableSignup` made it; null when there is none. */
export const keptSignup = (): SignupSnapshot | null => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(storageName) ?? 'null');
    return isSignup(kept) ? (kept as SignupSnapshot) : null;
  } catch {
    return null;
  }
};

export const keepSignup = (snapshot: Snapshot<unknown>): void =>
  void deviceStorage.set(storageName, JSON.stringify(snapshot));

export const forgetSignup = (): void => deviceStorage.remove(storageName);
