import { deviceStorage } from '@vesper/session';
import { keptOwn } from '../../../frame/kept-own.ts';

/** The profile whose conversation was opened last, and when (spec §3, chat state); ids and a time as ISO 8601. */
export interface LastOpened {
  readonly profile: string;
  readonly openedAt: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Kept on this device for its member. */
export const noteOpened = (owner: string, profile: string, nowMs: number): void =>
  void deviceStorage.set(
    keptOwn.lastOpened,
    JSON.stringify({ owner, profile, openedAt: new Date(nowMs).toISOString() }),
  );

/** Null where this member has opened none on this device. */
export const readLastOpened = (owner: string): LastOpened | null => {
  try {
    const value: unknown = JSON.parse(deviceStorage.get(keptOwn.lastOpened) ?? 'null');
    const { owner: whose, profile, openedAt } = Object(value) as Partial<Record<string, unknown>>;
    return whose === owner && isText(profile) && isText(openedAt) && !Number.isNaN(Date.parse(openedAt))
      ? { profile, openedAt }
      : null;
  } catch {
    return null;
  }
};
