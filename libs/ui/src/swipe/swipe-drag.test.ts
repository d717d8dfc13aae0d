// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decisionOf, isDrag, progressOf, tiltOf } from './swipe-drag.ts';

describe('isDrag', () => {
  it('needs a way, and more of it sideways than upright', () => {
    expect(isDrag(7, 0)).toBe(false);
    expect(isDrag(8, 0)).toBe(true);
    expect(isDrag(-8, 3)).toBe(true);
    expect(isDrag(20, 20)).toBe(false);
  });
});

describe('decisionOf', () => {
  it('decides from a third of the card on', () => {
    expect(decisionOf(98, 300, 0)).toBeNull();
    expect(decisionOf(99, 300, 0)).toBe('like');
    expect(decisionOf(-99, 300, 0)).toBe('pass');
  });

  it('never asks for a longer way than a thumb has', () => {
    expect(decisionOf(139, 900, 0)).toBeNull();
    expect(decisionOf(140, 900, 0)).toBe('like');
  });

  it('takes a flick, but not a tremble', () => {
    expect(decisionOf(40, 300, 0.6)).toBe('like');
    expect(decisionOf(40, 300, 0.59)).toBeNull();
    expect(decisionOf(39, 300, 2)).toBeNull();
    expect(decisionOf(-40, 300, -0.6)).toBe('pass');
  });

  it('lets one take it back', () => {
    expect(decisionOf(200, 300, -0.7)).toBeNull();
    expect(decisionOf(0, 300, 5)).toBeNull();
    expect(decisionOf(50, 0, 5)).toBeNull();
  });
});

describe('what the card shows', () => {
  it('is full at the threshold', () => {
    expect(progressOf(0, 300)).toBe(0);
    expect(progressOf(49.5, 300)).toBeCloseTo(0.5);
    expect(progressOf(400, 300)).toBe(1);
    expect(progressOf(-400, 300)).toBe(-1);
    expect(progressOf(10, 0)).toBe(0);
  });

  it('leans by at most nine degrees', () => {
    expect(tiltOf(150, 300)).toBeCloseTo(4.5);
    expect(tiltOf(-900, 300)).toBe(-9);
    expect(tiltOf(10, 0)).toBe(0);
  });
});
