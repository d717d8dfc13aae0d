import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { BoundaryShell, RemixErrorBoundary } from './last-error-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const Broken = (): never => {
  throw new Error('no screen');
};

it('a page whose error screen fails shows that it did, until the address changes', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const container = document.implementation.createHTMLDocument();
  const root = createRoot(container);
  const show = (location: string, isBroken: boolean) =>
    act(() =>
      root.render(
        <RemixErrorBoundary location={location}>
          {isBroken ? (
            <Broken />
          ) : (
            <html lang="en">
              <body>
                <p>fine</p>
              </body>
            </html>
          )}
        </RemixErrorBoundary>,
      ),
    );
  show('/a', true);
  expect(container.querySelector('h1 a')?.getAttribute('href')).toBe('/');
  expect(container.body.textContent).toBe(location.host);
  expect(console.error).toHaveBeenCalled();
  show('/a', false);
  expect(container.querySelector('h1')).not.toBeNull();
  show('/b', false);
  expect(container.body.textContent).toBe('fine');
  act(() => root.unmount());
});

it('what waits for its data adds nothing to its document', () => {
  expect(renderToString(<BoundaryShell>waiting</BoundaryShell>)).toBe('waiting');
});
