import type { OutboxItem } from '@vesper/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOutbox, writeOutbox } from './chat-storage.ts';

const place = { owner: 'me', peer: 'they' };
const item = (clientId: string, change: Partial<OutboxItem> = {}): OutboxItem => ({
  clientId,
  content: { kind: 'text', text: `words of ${clientId}` },
  answerTo: null,
  state: 'queued',
  errorCode: null,
  ...change,
});
const never = () => false;
const keys = (outbox: readonly OutboxItem[]) => outbox.map(({ clientId }) => clientId);

beforeEach(() => sessionStorage.clear());

describe('what a tab keeps of messages that are not sent', () => {
  it('comes back in its order, each under its own key', () => {
    const outbox = [item('k1', { state: 'sending' }), item('k2', { answerTo: 3 })];
    writeOutbox(place, outbox);
    expect(readOutbox(place, [], never)).toEqual([item('k1'), item('k2', { answerTo: 3 })]);
    expect(readOutbox({ owner: 'somebody', peer: 'they' }, [], never)).toEqual([]);
    expect(readOutbox({ owner: 'me', peer: 'another' }, [], never)).toEqual([]);
  });

  it('is nothing once all is sent, nor what the server keeps until a confirmation', () => {
    writeOutbox(place, [item('k1')]);
    writeOutbox(place, [item('k1', { state: 'waiting' })]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stands behind what the browser keeps for all tabs, and no message stands there twice', () => {
    writeOutbox(place, [item('k2'), item('k3')]);
    expect(keys(readOutbox(place, [item('k1'), item('k2')], never))).toEqual(['k1', 'k2', 'k3']);
  });

  it('gives two tabs the same messages under the same keys in the same order', () => {
    const kept = [item('k1', { state: 'failed', errorCode: 'network' }), item('k2')];
    const first = readOutbox(place, kept, never);
    // The other tab has none of its own: what it shows is what the browser keeps.
    sessionStorage.clear();
    expect(readOutbox(place, kept, never)).toEqual(first);
    expect(keys(first)).toEqual(['k1', 'k2']);
  });

  it('is tried once more, but what would be refused for the same want', () => {
    const refused = item('k1', { state: 'failed', errorCode: 'not_enough_credits' });
    const failed = item('k2', { state: 'failed', errorCode: 'network' });
    const outbox = readOutbox(place, [refused, failed], ({ clientId }) => clientId === 'k1');
    expect(outbox).toEqual([refused, item('k2')]);
  });

  it.each(['nonsense', '{}', '[1]', '[{"clientId":"k1"}]', 'null'])(
    'is nothing where this stands: %s',
    (kept) => {
      sessionStorage.setItem('vesper.outbox.me.they', kept);
      expect(readOutbox(place, [], never)).toEqual([]);
    },
  );
});
