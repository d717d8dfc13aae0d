import { describe, expect, it } from 'vitest';
import type { LiveBus } from './live-bus.ts';
import { LiveHub } from './live-hub.ts';

/** Nothing that is published arrives, as while Redis is away. */
const openDeafBus = (): LiveBus => ({
  publish: () => undefined,
  subscribe: () => undefined,
  hears: () => false,
  close: async () => undefined,
});

describe('changes of members', () => {
  it('are heard on the server where they happen, also while the bus leads nowhere', () => {
    const hub = new LiveHub(openDeafBus());
    const heard: unknown[] = [];
    hub.onChanged((ids) => heard.push(ids));
    hub.tellChanged(['anna']);
    expect(heard).toEqual([['anna']]);
    expect(hub.hearsChanges()).toBe(false);
  });
});
