import { describe, expect, it } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

describe('ToastQueue', () => {
  it('shows, tells its listeners and removes', () => {
    const queue = new ToastQueue();
    let told = 0;
    const stop = queue.subscribe(() => (told += 1));
    const id = queue.add('Saved', 'success');
    expect(queue.getSnapshot()).toEqual([{ id, text: 'Saved', tone: 'success' }]);
    queue.remove(id);
    expect(queue.getSnapshot()).toEqual([]);
    stop();
    queue.add('Unheard');
    expect(told).toBe(2);
  });

  it('keeps the newest four', () => {
    const queue = new ToastQueue();
    for (const text of ['a', 'b', 'c', 'd', 'e']) queue.add(text);
    expect(queue.getSnapshot().map((toast) => toast.text)).toEqual(['b', 'c', 'd', 'e']);
  });
});
