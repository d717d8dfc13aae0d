// @vitest-environment node
import { expect, it } from 'vitest';
import { listedReportIntent } from '../features/reports/report-act.ts';
import { unblockIntent } from '../features/trust/blocked/unblock-act.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action, loader } from './blocked.tsx';

const path = '/notifications/blocked';

it('reads the page of the list that its address names', async () => {
  const { api, calls } = fakeApi({ blocks: () => ({ blocked: [], next_cursor: null }) });
  await loader(routeArguments(path, { api }));
  await loader(routeArguments(`${path}?cursor=c2`, { api }));
  expect(calls.map(({ query }) => query)).toEqual([{}, { cursor: 'c2' }]);
});

it('unblocks, says what was refused, and takes no other form for done', async () => {
  const post = (intent: string, answer: () => unknown) =>
    outcomeOf(() =>
      action(routeArguments(path, { api: fakeApi({ unblock: answer }).api, form: { intent } })),
    );
  expect(await post(unblockIntent('m1'), () => ({ ok: true }))).toBe(200);
  expect(await post(unblockIntent('m1'), () => refuse('too_many_requests'))).toBe(429);
  expect(await post(unblockIntent('m1'), () => refuse('network'))).toBe(503);
  expect(await post('nonsense', () => ({ ok: true }))).toBe(400);
});

it('reports whom a form of the list names', async () => {
  const { api, callsOf } = fakeApi({ report: () => ({ receipt: 'C3D4-F6H7', is_repeat: false }) });
  const post = (category: string) =>
    outcomeOf(() =>
      action(
        routeArguments(path, {
          api,
          form: { intent: listedReportIntent('m1'), key: 'k', 'category-m1': category },
        }),
      ),
    );
  expect(await post('')).toBe(422);
  expect(await post('money')).toBe(200);
  expect(callsOf('report').map(({ body }) => body)).toMatchObject([{ member: 'm1', category: 'money' }]);
});
