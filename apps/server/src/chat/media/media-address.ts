import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/services/services.ts';

/**
 * What is private to a conversation has addresses that work for one viewer and one to two days, so that a page that stands open
 * shows what it scrolls to; whether the viewer still sees the message is asked each time anyway.
 */
const lifeSeconds = 24 * 3600;

export type MediaRendition = 'full' | 'small';

interface Address {
  readonly media: string;
  readonly rendition: MediaRendition;
  readonly viewer: string;
}

const sign = (key: string, { media, rendition, viewer }: Address, ends: string): string =>
  createHmac('sha256', key).update(`media:${media}/${rendition}/${ends}/${viewer}`).digest('base64url');

/** The time in steps, so that a page rendered twice within a step names the same address and the browser's copy serves. */
const endOf = (nowMs: number): string => String((Math.floor(nowMs / 1000 / lifeSeconds) + 2) * lifeSeconds);

export const isMediaAddress = (
  key: string,
  address: Address,
  ends: string,
  signature: string,
  nowMs: number,
): boolean => {
  const expected = Buffer.from(sign(key, address, ends));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(ends) * 1000 > nowMs;
};

/** Who is shown a message: what is private in it has addresses for them alone. */
export interface Viewer {
  readonly id: string;
  addressOf(media: string, rendition: MediaRendition): string;
}

export const viewerOf = (
  { signingKey, clock }: Pick<Services, 'signingKey' | 'clock'>,
  member: string,
): Viewer => ({
  id: member,
  addressOf: (media, rendition) => {
    const ends = endOf(clock.now());
    const signature = sign(signingKey, { media, rendition, viewer: member }, ends);
    return `/media/${media}/${rendition}/${ends}/${signature}`;
  },
});
