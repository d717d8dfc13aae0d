import { createHmac, timingSafeEqual } from 'node:crypto';

/** A locked photo's address works for one viewer and about an hour; copied to somebody else it is a 404. */
const lifeSeconds = 3600;

interface Address {
  readonly photo: string;
  readonly rendition: 'full' | 'thumb';
  readonly viewer: string;
}

const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(`photo:${text}`).digest('base64url');

/** The time in steps, so that a page rendered twice within a step names the same address and the browser's copy serves. */
const endOf = (nowMs: number): number => (Math.floor(nowMs / 1000 / lifeSeconds) + 2) * lifeSeconds;

export const lockedPhotoAddress = (
  key: string,
  { photo, rendition, viewer }: Address,
  nowMs: number,
): string => {
  const ends = endOf(nowMs);
  return `/photos/locked/${photo}/${rendition}/${ends}/${sign(key, `${photo}/${rendition}/${ends}/${viewer}`)}`;
};

export const isLockedPhotoAddress = (
  key: string,
  { photo, rendition, viewer }: Address,
  ends: string,
  signature: string,
  nowMs: number,
): boolean => {
  const expected = Buffer.from(sign(key, `${photo}/${rendition}/${ends}/${viewer}`));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(ends) * 1000 > nowMs;
};
