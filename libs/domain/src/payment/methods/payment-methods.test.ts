import { describe, expect, it } from 'vitest';
import { isOnDevice, takesAmount } from './payment-methods.ts';

it('takes sums between its limits, and any where it has none', () => {
  const limits = { minimumMinor: 100, maximumMinor: 1000 };
  expect([99, 100, 1000, 1001].map((sum) => takesAmount(limits, sum))).toEqual([false, true, true, false]);
  expect(takesAmount({ minimumMinor: null, maximumMinor: null }, 99_999)).toBe(true);
});

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  chromeOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
  nothing: '',
};

describe('wallets of a device', () => {
  it.each([
    ['iPhone', ['applepay']],
    ['chromeOnIphone', ['applepay']],
    ['mac', ['applepay']],
    ['chromeOnMac', []],
    ['android', ['googlepay']],
    ['windows', []],
    ['nothing', []],
  ] as const)('on %s: %s', (device, wallets) => {
    const shown = ['applepay', 'googlepay', 'ideal'].filter((id) => isOnDevice(id, agents[device]));
    expect(shown).toEqual([...wallets, 'ideal']);
  });
});
