// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorFallback } from './error-fallback.tsx';

const Broken = (): never => {
  throw new Error('the error page is broken as well');
};

it('leaves one sentence when the error page itself fails', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorFallback text="An error occurred while showing the error page">
      <Broken />
    </ErrorFallback>,
  );
  expect(screen.getByRole('alert').textContent).toBe('An error occurred while showing the error page');
  silenced.mockRestore();
});

it('is not there otherwise', () => {
  render(<ErrorFallback text="never">fine</ErrorFallback>);
  expect(screen.queryByRole('alert')).toBeNull();
});
