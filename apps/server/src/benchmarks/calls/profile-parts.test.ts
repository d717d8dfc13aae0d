import { expect, it } from 'vitest';
import { renderingMs, sumByPart } from './profile-parts.ts';

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url, scriptId: '1', lineNumber: 0, columnNumber: 0 },
});

it('counts the time until the next sample for the part of the function that was seen', () => {
  const sums = sumByPart({
    startTime: 0,
    endTime: 9000,
    nodes: [
      node(1, '(idle)', ''),
      node(2, 'render', 'file:///p/node_modules/react-dom/server.js'),
      node(3, 'search', 'file:///p/apps/server/src/search/calls.ts'),
      node(4, '(garbage collector)', ''),
      node(5, 'constructor', ''),
    ],
    samples: [1, 2, 3, 2, 4, 5, 1],
    timeDeltas: [100, 1000, 2000, 3000, 500, 250, 125],
  });
  expect(Object.fromEntries(sums)).toEqual({
    React: 2.5,
    'subjects of the server': 3,
    'collecting garbage': 0.25,
    'native code': 0.125,
  });
});

it('knows what was rendered, with all that was called meanwhile', () => {
  const rendered = {
    startTime: 0,
    endTime: 9000,
    nodes: [
      { ...node(1, '(root)', ''), children: [2, 4] },
      { ...node(2, 'performWork', 'file:///p/node_modules/react-dom/server.js'), children: [3] },
      node(3, 'Screen', 'file:///p/apps/members/build/server/index.js'),
      node(4, 'search', 'file:///p/apps/server/src/search/calls.ts'),
    ],
    samples: [2, 3, 4, 1],
    timeDeltas: [0, 1000, 2000, 4000],
  };
  expect(renderingMs(rendered)).toBe(3);
});
