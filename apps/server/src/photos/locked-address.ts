import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A locked photo's address works for one viewer, about an hour, and the pictures that the photo has at present: of others that it gets
 * (cropped, say) the address is another one, since a browser that keeps the picture of before would show it in their place.
 */
const lifeSeconds = 3600;

interface Address {
  readonly photo: string;
  /** Which pictures it has (`versionOf`). */
  readonly version: string;
  readonly rendition: 'full' | 'thumb';
  readonly viewer: string;
}

const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(`photo:${text}`).digest('base64url');

const textOf = ({ photo, version, rendition, viewer }: Address, ends: string | number): string =>
  `${photo}/${version}/${rendition}/${ends}/${viewer}`;

/** The time in steps, so that a page rendered twice within a step names the same address and the browser's copy serves. */
const endOf = (nowMs: number): number => (Math.floor(nowMs / 1000 / lifeSeconds) + 2) * lifeSeconds;

export const lockedPhotoAddress = (key: string, address: Address, nowMs: number): string => {
  const ends = endOf(nowMs);
  return `/photos/locked/${address.photo}/${address.rendition}/${ends}/${sign(key, textOf(address, ends))}`;
};

export const isLockedPhotoAddress = (
  key: string,
  address: Address,
  ends: string,
  signature: string,
  nowMs: number,
): boolean => {
  const expected = Buffer.from(sign(key, textOf(address, ends)));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(ends) * 1000 > nowMs;
};
