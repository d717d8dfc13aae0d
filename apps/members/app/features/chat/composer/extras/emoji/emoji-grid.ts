import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const rows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Of those in the next row that way the one that stands nearest, whatever number fits beside each other. */
const inNextRow = (all: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined => {
  const here = from.getBoundingClientRect();
  const beyond = all
    .map((one) => ({ one, at: one.getBoundingClientRect() }))
    .filter(({ at }) => (at.top - here.top) * way > 1);
  const nearest = Math.min(...beyond.map(({ at }) => (at.top - here.top) * way));
  return beyond
    .filter(({ at }) => Math.abs((at.top - here.top) * way - nearest) <= 1)
    .sort((a, b) => Math.abs(a.at.left - here.left) - Math.abs(b.at.left - here.left))[0]?.one;
};

/** Where a key leads from one of the emoji; undefined where it is no key of the grid, or there is nothing that way. */
export const emojiAfterKey = (event: KeyboardEvent<HTMLElement>): HTMLElement | undefined => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const from = all.find((one) => one === document.activeElement);
  if (!from) return undefined;
  const { key } = event;
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = steps[key];
  if (step !== undefined) return all[all.indexOf(from) + step];
  const way = rows[key];
  return way === undefined ? undefined : inNextRow(all, from, way);
};
