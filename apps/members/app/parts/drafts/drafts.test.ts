import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOwn } from '../../frame/kept-own.ts';
import { aChatEntry, aPeer } from '../../testing/conversation.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { draftPauseMs } from './draft-pause.ts';
import { onDrafts, readDraft, writeDraft, writeDraftInPause } from './draft-store.ts';
import { followDrafts } from './follow/follow-drafts.ts';

const me = aMember();
const to = (peer: string, owner = me.id) => ({ owner, peer });
const onDevice = () => localStorage.getItem('vesper.drafts');

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  it('stand on the device, each with its conversation, and go when they are empty', () => {
    writeDraft(to('a'), 'to Anna');
    writeDraft(to('b'), 'to Bert');
    expect([readDraft(to('a')), readDraft(to('b')), readDraft(to('c'))]).toEqual(['to Anna', 'to Bert', '']);
    expect(readDraft(to('toString'))).toBe('');
    writeDraft(to('a'), '');
    expect([readDraft(to('a')), readDraft(to('b'))]).toEqual(['', 'to Bert']);
    writeDraft(to('b'), '');
    expect(onDevice()).toBeNull();
  });

  it('are shown to their writer only, and go with the first that another one writes', () => {
    writeDraft(to('a'), 'to Anna');
    expect(readDraft(to('a', 'somebody'))).toBe('');
    writeDraft(to('b', 'somebody'), 'to Bert');
    expect(onDevice()).not.toContain('Anna');
  });

  it('are the newest forty', () => {
    for (let count = 1; count <= 41; count += 1) writeDraft(to(`p${count}`), `to ${count}`);
    writeDraft(to('p2'), 'again');
    writeDraft(to('p42'), 'to 42');
    expect(['p1', 'p2', 'p3', 'p42'].map((peer) => readDraft(to(peer)))).toEqual(['', 'again', '', 'to 42']);
  });

  it('are none where something else stands in their place', () => {
    for (const kept of ['nonsense', '[]', '{"owner":"me"}', '{"owner":"me","texts":{"a":1}}', 'null']) {
      localStorage.setItem('vesper.drafts', kept);
      expect(readDraft(to('a'))).toBe('');
    }
    writeDraft(to('a'), 'well');
    expect(readDraft(to('a'))).toBe('well');
  });

  it('tell of a change, here and in another tab, and of nothing else', () => {
    const hear = vi.fn();
    const stop = onDrafts(hear);
    writeDraft(to('a'), 'one');
    writeDraft(to('a'), 'one');
    expect(hear).toHaveBeenCalledTimes(1);
    dispatchEvent(new StorageEvent('storage', { key: 'vesper.drafts' }));
    dispatchEvent(new StorageEvent('storage', { key: 'vesper.other' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(hear).toHaveBeenCalledTimes(3);
    stop();
    writeDraft(to('a'), 'two');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(hear).toHaveBeenCalledTimes(3);
  });
});

describe('a draft that is being written', () => {
  const hear = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    hear.mockClear();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const typeWords = () => {
    for (const words of ['h', 'he', 'hel']) {
      writeDraftInPause(to('a'), words);
      vi.advanceTimersByTime(draftPauseMs - 1);
    }
  };

  it('is written once, in the pause after the last key, and told of then', () => {
    const stop = onDrafts(hear);
    typeWords();
    expect([onDevice(), hear.mock.calls.length]).toEqual([null, 0]);
    vi.advanceTimersByTime(1);
    expect([readDraft(to('a')), hear.mock.calls.length]).toEqual(['hel', 1]);
    stop();
  });

  const hide = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  it.each([
    ['the page goes', () => void dispatchEvent(new Event('pagehide'))],
    ['its tab is hidden', () => hide('hidden')],
    ['its field is left', () => void document.body.dispatchEvent(new Event('focusout', { bubbles: true }))],
    ['something is written to another one', () => writeDraftInPause(to('b'), 'to Bert')],
  ])('is written at once when %s', (_, leave) => {
    typeWords();
    leave();
    expect(readDraft(to('a'))).toBe('hel');
  });

  it('waits on where its tab comes to the front', () => {
    typeWords();
    hide('visible');
    expect(onDevice()).toBeNull();
  });

  it('is gone at once when it is sent, and does not come back', () => {
    writeDraft(to('a'), 'older');
    typeWords();
    writeDraftInPause(to('a'), '');
    expect(onDevice()).toBeNull();
    vi.runAllTimers();
    expect(onDevice()).toBeNull();
  });

  it('does not come back after a logout, nor where another member is here by now, nor with its conversation taken away', () => {
    const session = aSession(me);
    const stop = followDrafts(session);
    typeWords();
    session.setUser(null);
    vi.runAllTimers();
    expect(onDevice()).toBeNull();
    stop();
    writeDraftInPause(to('a', 'somebody'), 'to Anna');
    followDrafts(aSession(me));
    vi.runAllTimers();
    expect(onDevice()).toBeNull();
    typeWords();
    writeDraft(to('a'), '');
    vi.runAllTimers();
    expect(onDevice()).toBeNull();
  });
});

describe('the end of drafts', () => {
  it('comes with a logout and with leaving, not with a page that knows of nobody', () => {
    writeDraft(to('a'), 'to Anna');
    const stop = followDrafts(aSession());
    expect(onDevice()).not.toBeNull();
    stop();
    const session = aSession(me);
    followDrafts(session);
    session.patchUser({ credits: 1 });
    expect(onDevice()).not.toBeNull();
    session.setUser(null);
    expect(onDevice()).toBeNull();
    writeDraft(to('a'), 'once more');
    localStorage.setItem('vesper.last-opened', '{}');
    forgetOwn();
    expect(readDraft(to('a'))).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('comes with another member on this device', () => {
    writeDraft(to('a', 'somebody'), 'to Anna');
    followDrafts(aSession(me));
    expect(onDevice()).toBeNull();
  });

  it('comes with the end of its conversation, wherever that was ended', () => {
    writeDraft(to(aPeer.id), 'to Grace');
    writeDraft(to('b'), 'to Bert');
    const session = aSession(me);
    followDrafts(session);
    session.update({ chats: [aChatEntry('c1', aPeer)] });
    session.emitLive({ type: 'chat_removed', conversation: 'c2' });
    expect(readDraft(to(aPeer.id))).toBe('to Grace');
    session.update({ chats: [] });
    session.emitLive({ type: 'chat_removed', conversation: 'c1' });
    expect([readDraft(to(aPeer.id)), readDraft(to('b'))]).toEqual(['', 'to Bert']);
  });
});
