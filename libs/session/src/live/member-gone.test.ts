import { expect, it } from 'vitest';
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
