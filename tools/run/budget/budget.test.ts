import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addUp, findOver, formatBudget, namedFolders, sumBudgetSeconds, usualSumSeconds } from './budget.ts';
import { root } from '../child.ts';
import { slownessOf } from './yardstick.ts';

const note = (file: string, seconds: number) => ({ file: path.join(root, file), ms: seconds * 1000 });

it('adds the files of a folder up, the deeper ones too, and the most used comes first', () => {
  const lines = addUp([
    note('apps/server/src/chat/chat.test.ts', 10),
    note('apps/e2e/src/passkeys/order.test.ts', 57),
    note('apps/server/src/chat/deep/er.test.ts', 5),
    note('libs/ui/src/tokens/tokens.stories.tsx', 4),
    note('libs/ui/src/forms/forms.test.tsx', 3),
    note('apps/members/app/features/payment/list/messages.stories.tsx', 2),
    note('apps/members/app/features/payment/list/chat-list.test.tsx', 1),
  ]);
  expect(lines).toEqual([
    { kind: 'journeys', folder: 'apps/e2e/src/passkeys', seconds: 57, budget: 45 },
    { kind: 'server', folder: 'apps/server/src/chat', seconds: 15, budget: 60 },
    { kind: 'stories', folder: 'libs/ui/src/tokens', seconds: 4, budget: 20 },
    { kind: 'units', folder: 'libs/ui', seconds: 3, budget: 60 },
    { kind: 'stories', folder: 'apps/members/app/features/payment', seconds: 2, budget: 20 },
    { kind: 'units', folder: 'apps/members', seconds: 1, budget: 60 },
  ]);
  expect(findOver(lines).map(({ folder }) => folder)).toEqual(['apps/e2e/src/passkeys']);
  expect(formatBudget(lines)).toMatch(/journeys: apps\/e2e\/src\/passkeys +57\.0 +45 {2}OVER\n/);
});

it('counts the sum as well, though no folder is over its own', () => {
  const files = Math.ceil((sumBudgetSeconds * 1.7) / 44) + 1;
  const lines = addUp(
    Array.from({ length: files }, (_, index) => note(`apps/e2e/src/subject-${index}/a.test.ts`, 44)),
  );
  expect(findOver(lines).map(({ folder }) => folder)).toEqual(['all folders']);
  expect(formatBudget(lines)).toMatch(/^sum .*OVER$/m);
});

it('lets a folder be a quarter above its budget and the sum more, and says so', () => {
  const lines = addUp([note('apps/e2e/src/passkeys/order.test.ts', 56)]);
  expect(findOver(lines)).toEqual([]);
  expect(formatBudget(lines)).toMatch(
    /^journeys: apps\/e2e\/src\/passkeys +56\.0 +45 {2}above, within the tolerance$/m,
  );
  const files = Math.floor((sumBudgetSeconds * 1.7) / 44) - 1;
  const many = addUp(
    Array.from({ length: files }, (_, index) => note(`apps/e2e/src/subject-${index}/a.test.ts`, 44)),
  );
  expect(findOver(many)).toEqual([]);
});

it('measures a folder beside all others of the run: on a slow machine each may use more, and one that doubles is found', () => {
  const others = (share: number) =>
    Array.from({ length: 40 }, (_, index) =>
      note(`apps/e2e/src/subject-${index}/a.test.ts`, (usualSumSeconds * share) / 40),
    );
  const over = (share: number, seconds: number) =>
    findOver(addUp([...others(share), note('apps/e2e/src/photos/a.test.ts', seconds)])).map(
      ({ folder }) => folder,
    );
  expect(over(1.5, 80)).toEqual([]);
  expect(over(1.5, 110)).toEqual(['apps/e2e/src/photos']);
  // A fast run lets nothing grow.
  expect(over(0.5, 60)).toEqual(['apps/e2e/src/photos']);
});

it('counts what was used as in a usual hour, and no slowness beyond two and a half', () => {
  const used = [note('apps/server/src/chat/chat.test.ts', 90)];
  const over = (slowness: number) => findOver(addUp(used, slowness)).map(({ folder }) => folder);
  expect(over(slownessOf([100, 101, 99], 100))).toEqual(['apps/server/src/chat']);
  expect(over(slownessOf([130, 90, 125], 100))).toEqual([]);
  expect(slownessOf([178, 250, 150], 100)).toBe(1.78);
  expect(slownessOf([400], 100)).toBe(2.5);
  // A fast hour lets nothing grow, and one without a measure is a usual one.
  expect([slownessOf([50], 100), slownessOf([], 100)]).toEqual([1, 1]);
});

it.each(namedFolders)('%s, which has a budget of its own, is there', (folder) => {
  expect(existsSync(path.join(root, folder))).toBe(true);
});
