import { describe, expect, it, vi } from 'vitest';
import { createPageIntl } from '../page-intl.ts';
import { createTextLoader } from './text-loader.ts';

const answer = (texts: Record<string, string>): Response =>
  Response.json(Object.fromEntries(Object.entries(texts).map(([id, value]) => [id, [{ type: 0, value }]])));

const setUp = (fetch: (address: string) => Promise<Response>) => {
  const waited: number[] = [];
  const asked = vi.fn(fetch);
  const loader = createTextLoader({
    addressOf: (group) => `/texts/${group}.json`,
    fetch: asked,
    waitMs: async (milliseconds) => void waited.push(milliseconds),
  });
  return { ...loader, asked, waited };
};

describe('createTextLoader', () => {
  it('shows texts that come after the formatter was made', async () => {
    const { messages, load } = setUp(async () => answer({ 'chat.send': 'Senden' }));
    const intl = createPageIntl('de', messages);
    expect(intl.formatMessage({ id: 'chat.send' })).toBe('chat.send');
    await load('chat');
    expect(intl.formatMessage({ id: 'chat.send' })).toBe('Senden');
  });

  it('fetches each group once, however often and at once it is asked for', async () => {
    const { load, asked } = setUp(async (address) => answer({ [address]: 'x' }));
    await Promise.all([load('chat', 'frame'), load('frame')]);
    await load('chat');
    expect(asked.mock.calls.flat()).toEqual(['/texts/chat.json', '/texts/frame.json']);
  });

  it('tries again when there is no answer or the server has a fault', async () => {
    const answers = [Promise.reject(new TypeError('offline')), new Response('', { status: 503 })];
    const { load, messages, waited } = setUp(async () => (await answers.shift()) ?? answer({ 'a.b': 'B' }));
    await load('a');
    expect(messages['a.b']).toEqual([{ type: 0, value: 'B' }]);
    expect(waited).toEqual([300, 1500]);
  });

  it('gives up after that, and starts anew for the next one who asks', async () => {
    let isOffline = true;
    const { load, messages, asked } = setUp(async () => {
      if (isOffline) throw new TypeError('offline');
      return answer({ 'a.b': 'B' });
    });
    await expect(load('a')).rejects.toThrow('Error loading dynamically the texts /texts/a.json (no answer)');
    expect(asked).toHaveBeenCalledTimes(3);
    isOffline = false;
    await load('a');
    expect(messages['a.b']).toBeDefined();
  });

  it('does not ask again for a file that is gone', async () => {
    const { load, waited } = setUp(async () => new Response('<h1>Not found</h1>', { status: 404 }));
    await expect(load('a')).rejects.toThrow(/texts \/texts\/a\.json \(404\)/);
    expect(waited).toEqual([]);
  });

  it('takes a page instead of texts for a failure', async () => {
    const { load } = setUp(async () => new Response('<html>'));
    await expect(load('a')).rejects.toThrow(/\(200\)/);
  });
});
