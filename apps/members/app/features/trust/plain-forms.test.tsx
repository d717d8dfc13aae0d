import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../testing/page-around.tsx';
import { aBlocked } from '../../testing/people.ts';
import { PlainUnblock } from './blocked/plain-unblock.tsx';
import { PlainBlock } from './plain-block.tsx';

/** As the server makes it. */
const show = (children: ReactNode) => {
  const router = createMemoryRouter([{ id: 'page', path: '/', element: children }], {
    hydrationData: { loaderData: {} },
  });
  return render(inEnglish(<RouterProvider router={router} />));
};
const sent = (container: HTMLElement) =>
  [...container.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)));

describe('without script', () => {
  it('a block is sent under the key of the page', () => {
    const { container } = show(<PlainBlock profile={{ name: 'Bert' }} actKey="k1" />);
    expect(sent(container)).toEqual([{ intent: 'block', key: 'k1' }]);
  });

  it('an unblock names whom it is of', () => {
    const { container } = show(<PlainUnblock member={aBlocked('m1', { name: 'Bert' })} />);
    expect(sent(container)).toEqual([{ intent: 'unblock:m1', name: 'Bert' }]);
  });
});
