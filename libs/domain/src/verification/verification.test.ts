import { describe, expect, it } from 'vitest';
import { drawPoses, verificationPoses } from './poses.ts';
import { isSameLook, lookDistance } from './picture-look.ts';
import {
  keepsPoses,
  mayAskVerification,
  statesBefore,
  takesSelfies,
  type VerificationAsker,
  verificationAfter,
  verificationStates,
} from './verification.ts';

const asker: VerificationAsker = {
  isOffered: true,
  isFictional: false,
  isConfirmed: true,
  onBreak: false,
  hasMainPhoto: true,
  state: 'none',
};

describe('who may ask to be verified', () => {
  it('is a confirmed member with a main photo', () => expect(mayAskVerification(asker)).toBeNull());

  it.each([
    [{ isOffered: false }, 'verification_not_possible'],
    [{ isFictional: true }, 'verification_not_possible'],
    [{ isConfirmed: false }, 'verification_needs_confirmation'],
    [{ onBreak: true }, 'verification_on_break'],
    [{ hasMainPhoto: false }, 'verification_needs_photo'],
    [{ state: 'submitted' }, 'verification_not_needed'],
    [{ state: 'verified' }, 'verification_not_needed'],
  ] as const)('is not who is %j', (change, refusal) => {
    expect(mayAskVerification({ ...asker, ...change })).toBe(refusal);
  });

  it.each(['asked', 'refused', 'withdrawn'] as const)('is who was %s before', (state) => {
    expect(mayAskVerification({ ...asker, state })).toBeNull();
  });
});

describe('a verification', () => {
  it('is judged once, and only what was sent in', () => {
    expect(statesBefore('approve')).toEqual(['submitted']);
    expect(statesBefore('refuse')).toEqual(['submitted']);
    expect(statesBefore('submit')).toEqual(['asked']);
  });

  it('ends with the photo that it is about', () => {
    expect(statesBefore('change_photo')).toEqual(['submitted', 'verified']);
    expect(verificationAfter('verified', 'change_photo')).toBe('withdrawn');
  });

  it('outlasts a deletion that may be undone, once it is given', () => {
    expect(verificationAfter('verified', 'leave')).toBeNull();
    expect(verificationAfter('submitted', 'leave')).toBe('withdrawn');
  });

  it('is given by people alone', () => {
    const ways = verificationStates.flatMap((state) =>
      (['ask', 'submit', 'approve', 'refuse', 'change_photo', 'withdraw', 'lapse', 'leave'] as const).filter(
        (event) => verificationAfter(state, event) === 'verified',
      ),
    );
    expect(ways).toEqual(['approve']);
  });
});

describe('the poses', () => {
  it('are two different ones, each pair as likely as any other', () => {
    const count = verificationPoses.length;
    const drawn = new Set<string>();
    for (let first = 0; first < count; first += 1)
      for (let second = 0; second < count - 1; second += 1) {
        const numbers = [first, second];
        const [one, other] = drawPoses(() => numbers.shift() ?? 0);
        expect(one).not.toBe(other);
        drawn.add(`${one} ${other}`);
      }
    expect(drawn.size).toBe(count * (count - 1));
  });

  it('stay for ten minutes, also when it was stopped, and are used once', () => {
    const poses = { state: 'asked', expiresAtMs: 600_000, isUsed: false } as const;
    expect([keepsPoses(poses, 599_999), keepsPoses(poses, 600_000)]).toEqual([true, false]);
    expect(keepsPoses({ ...poses, state: 'withdrawn' }, 0)).toBe(true);
    expect(keepsPoses({ ...poses, isUsed: true }, 0)).toBe(false);
    expect(takesSelfies(poses, 0)).toBe(true);
    expect(takesSelfies({ ...poses, state: 'withdrawn' }, 0)).toBe(false);
    expect(takesSelfies(poses, 600_000)).toBe(false);
  });
});

describe('the look of a picture', () => {
  const look = '01'.repeat(64);

  it('is the same with a few bits changed and another with many', () => {
    const changed = (bits: number) =>
      [...look].map((bit, index) => (index < bits ? (bit === '0' ? '1' : '0') : bit)).join('');
    expect(lookDistance(look, changed(7))).toBe(7);
    expect([isSameLook(look, changed(12)), isSameLook(look, changed(13))]).toEqual([true, false]);
  });
});
