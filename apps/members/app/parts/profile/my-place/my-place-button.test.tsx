import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
// Its code comes with the press; here it is there already, so that the clock of a test need not wait for it.
import './my-place.ts';
import { MyPlaceButton } from './my-place-button.tsx';
import { myPlaceMessages } from './my-place-messages.ts';

const utrecht = { country: 'NL', region: 'NL-UT', city: 'Utrecht' };
type Ask = (ok: (position: unknown) => void, failed: (error: unknown) => void) => void;
const here: Ask = (ok) => ok({ coords: { latitude: 52.090_737, longitude: 5.121_42 } });
const failing =
  (code: number): Ask =>
  (_ok, failed) =>
    failed({ code, PERMISSION_DENIED: 1 });

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** The button on a device that answers with `ask`, and what is done with the place. */
const setUp = (ask: Ask, geocode: () => unknown = () => utrecht) => {
  const getCurrentPosition = vi.fn(ask);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const fake = fakeApi({ geocode });
  fakeServer.load = async () => fake.api;
  const onFound = vi.fn();
  const page = renderPage(<MyPlaceButton onFound={onFound} />);
  const press = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: text(myPlaceMessages.use) }));
      await vi.advanceTimersByTimeAsync(1);
    });
  return { ...page, ...fake, getCurrentPosition, onFound, press };
};
const said = () => screen.getByRole('status').textContent;

describe('the button that finds where one is', () => {
  it('asks the server roughly, and hands over the nearest town', async () => {
    const { press, calls, onFound } = setUp(here);
    await press();
    expect(calls).toMatchObject([{ name: 'geocode', query: { lat: '52.1', lon: '5.1' } }]);
    expect(onFound).toHaveBeenCalledWith(utrecht);
    expect(said()).toBe(text(myPlaceMessages.found, { place: 'Utrecht' }));
  });

  it('keeps the answer for an hour, and nothing that is more exact', async () => {
    const { press, calls, getCurrentPosition } = setUp(here);
    await press();
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('Utrecht');
    expect(kept).not.toMatch(/52\.|5\.1|lat|lon/);
    vi.setSystemTime(1_000_000 + 59 * 60_000);
    await press();
    expect([calls.length, getCurrentPosition.mock.calls.length]).toEqual([1, 1]);
    vi.setSystemTime(1_000_000 + 61 * 60_000);
    await press();
    expect([calls.length, getCurrentPosition.mock.calls.length]).toEqual([2, 2]);
  });

  it.each([
    ['the owner says no', failing(1), () => utrecht, myPlaceMessages.denied],
    ['the device does not know', failing(2), () => utrecht, myPlaceMessages.failed],
    ['the device takes too long', failing(3), () => utrecht, myPlaceMessages.failed],
    ['no market is near', here, () => refuse('place_not_found'), myPlaceMessages.failed],
    ['the site is not open there', here, () => ({ ...utrecht, country: 'FR' }), myPlaceMessages.failed],
  ] as const)('says so when %s', async (_why, ask, geocode, message) => {
    const { press, onFound } = setUp(ask, geocode);
    await press();
    expect(said()).toBe(text(message));
    expect(onFound).not.toHaveBeenCalled();
  });

  it('waits half a minute for an answer and no longer', async () => {
    const { press } = setUp(() => {});
    await press();
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(said()).toBe(text(myPlaceMessages.failed));
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('is not there where no browser can answer', () => {
    renderPage(<MyPlaceButton onFound={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
