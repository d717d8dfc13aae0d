import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
// Not as a test: only then are the limits of the calls on.
beforeAll(async () => (server = await startTestServer({ VESPER_MODE: 'development' })));
afterAll(() => server.end());

const ask = (query: object) => server.visitor().call('geocode', { query });

describe('the place of a point', () => {
  it('is the nearest town, which the browser may keep for an hour', async () => {
    const { status, body, headers } = await ask({ lat: 52.0907, lon: 5.1214 });
    expect({ status, body }).toEqual({
      status: 200,
      body: { country: 'NL', region: 'NL-UT', city: 'Utrecht' },
    });
    expect(headers['cache-control']).toBe('private, max-age=3600');
  });

  it('is refused far from all markets, and not kept', async () => {
    const { status, body, headers } = await ask({ lat: 55.75, lon: 37.62 });
    expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'place_not_found' });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    [{}],
    [{ lat: '52' }],
    [{ lon: '5' }],
    [{ lat: '', lon: '' }],
    [{ lat: ' ', lon: '5' }],
    [{ lat: 'here', lon: '5' }],
    [{ lat: 'NaN', lon: '5' }],
    [{ lat: 'Infinity', lon: '5' }],
    [{ lat: '90.1', lon: '5' }],
    [{ lat: '52', lon: '-180.5' }],
    [{ lat: '0x10', lon: '5' }],
  ])('is refused for %j', async (query) => {
    const { status, body } = await ask(query);
    expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'invalid_request' });
  });

  it('is told sixty times a minute and visitor', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 65; time += 1) statuses.push((await ask({ lat: 52.09, lon: 5.12 })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
  });
});
