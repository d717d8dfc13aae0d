import { describe, expect, it } from 'vitest';
import { initialSessionState, type SessionSeed } from '../session-state.ts';
import { applyLiveEvent } from './apply-live-event.ts';

it('whoever has blocked, or was blocked, is in no list from then on, and the lists are read anew', () => {
  const state = initialSessionState({ user: null } as SessionSeed);
  expect(state.gone).toEqual([]);
  const first = applyLiveEvent(state, { type: 'member_gone', member: 'anna', own: true });
  const second = applyLiveEvent(
    { ...state, ...first.change },
    { type: 'member_gone', member: 'bert', own: false },
  );
  expect(second).toEqual({ change: { gone: ['anna', 'bert'] }, reload: ['lists'] });
});

describe('a block that is taken back', () => {
  const state = { ...initialSessionState({ user: null } as SessionSeed), gone: ['anna', 'bert', 'anna'] };

  it('shows the two to each other again, and the lists are read anew', () => {
    const back = applyLiveEvent(state, { type: 'member_back', member: 'anna', own: true, apart: false });
    expect(back).toEqual({ change: { gone: ['bert'] }, reload: ['lists'] });
  });

  it('changes nothing of what is shown where the other one has blocked as well', () => {
    const back = applyLiveEvent(state, { type: 'member_back', member: 'anna', own: true, apart: true });
    expect(back).toEqual({ change: {}, reload: [] });
  });
});
