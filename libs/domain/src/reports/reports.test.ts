import { describe, expect, it } from 'vitest';
import { readReceipt, receiptFrom } from './receipt.ts';
import { mayBecome, toldOutcome } from './report.ts';
import {
  evidenceSeqs,
  isReportedAlready,
  messagesAround,
  newestReported,
  reportedMessages,
} from './reported-messages.ts';

/** Me and the other in turn: odd numbers are mine. */
const talk = (length: number, first = 1) =>
  Array.from({ length }, (_, index) => {
    const seq = first + index;
    return { seq, senderId: seq % 2 === 1 ? 'me' : 'other' };
  });

describe('what a report points at', () => {
  it('is what was chosen, in order and once', () => {
    expect(reportedMessages(talk(10), 'me', [6, 2, 6])).toEqual([2, 6]);
  });

  it("is never the reporter's own, nor what was not seen", () => {
    expect(reportedMessages(talk(10), 'me', [2, 3])).toBe('message_not_reportable');
    expect(reportedMessages(talk(10, 21), 'me', [20])).toBe('message_not_reportable');
    expect(reportedMessages(talk(10), 'me', [12])).toBe('message_not_reportable');
  });

  it("is the other's newest where nothing was chosen", () => {
    const chosen = reportedMessages(talk(100), 'me', []);
    expect(chosen).toHaveLength(newestReported);
    expect(chosen.at(-1)).toBe(100);
    expect(reportedMessages([{ seq: 1, senderId: 'me' }], 'me', [])).toEqual([]);
  });
});

describe('evidence', () => {
  it('holds the neighbours of what is pointed at, as far as they were seen', () => {
    const kept = evidenceSeqs(talk(100), [50]);
    expect(kept[0]).toBe(50 - messagesAround);
    expect(kept.at(-1)).toBe(50 + messagesAround);
    expect(kept).toHaveLength(2 * messagesAround + 1);
    expect(evidenceSeqs(talk(30, 21), [22])[0]).toBe(21);
  });

  it('holds the newest where nothing is pointed at', () => {
    expect(evidenceSeqs(talk(100), []).at(-1)).toBe(100);
    expect(evidenceSeqs([], [])).toEqual([]);
    // Where nothing can be pointed at, no more than the newest.
    expect(evidenceSeqs(talk(100), [])).toHaveLength(newestReported);
  });
});

describe('the same report', () => {
  it('points at nothing new', () => {
    const earlier = { category: 'money', seqs: [2, 4] };
    expect(isReportedAlready(earlier, { category: 'money', seqs: [4] })).toBe(true);
    expect(isReportedAlready(earlier, { category: 'money', seqs: [4, 6] })).toBe(false);
  });

  it('gives the same reason', () => {
    const earlier = { category: 'money', seqs: [] };
    expect(isReportedAlready(earlier, { category: 'money', seqs: [] })).toBe(true);
    expect(isReportedAlready(earlier, { category: 'under_age', seqs: [] })).toBe(false);
  });
});

describe('a case', () => {
  it('never goes back', () => {
    expect(mayBecome('open', 'in_review')).toBe(true);
    expect(mayBecome('open', 'closed')).toBe(true);
    expect(mayBecome('in_review', 'open')).toBe(false);
    expect(mayBecome('closed', 'closed')).toBe(false);
  });

  it('tells who reported that something was done, not what', () => {
    expect(toldOutcome('account_closed')).toBe('measures');
    expect(toldOutcome('no_breach')).toBe('no_breach');
  });
});

describe('a receipt', () => {
  it('is eight signs without look-alikes', () => {
    const bytes = Array.from({ length: 64 }, (_, index) => (index * 37) % 256);
    expect(receiptFrom(bytes)).toMatch(/^[34679CDFHJKMNPRTWXY]{4}-[34679CDFHJKMNPRTWXY]{4}$/);
  });

  it('passes over bytes that would make some signs likelier', () => {
    expect(receiptFrom([255, 247, 0, 1, 2, 3, 4, 5, 6, 7])).toBe('3467-9CDF');
    expect(() => receiptFrom([1, 2, 3])).toThrow(RangeError);
  });

  it('is understood as it is typed', () => {
    expect(readReceipt(' c3d4 f6h7')).toBe('C3D4-F6H7');
  });
});
