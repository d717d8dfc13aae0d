import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, text } from '../../testing/page-around.tsx';
import { DeleteForm } from './delete-form.tsx';
import { leavingMessages } from './messages.ts';

it('to delete is as easy to find and to press as to stay: two buttons of one size, side by side', () => {
  renderPage(<DeleteForm />);
  const leave = screen.getByRole('button', { name: text(leavingMessages.submit) });
  const stay = screen.getByRole('link', { name: text(leavingMessages.stay) });
  for (const control of [leave, stay])
    expect([...control.classList]).toEqual(expect.arrayContaining(['button', 'button--large']));
  expect(leave.parentElement).toBe(stay.parentElement);
  // What one came for stands first, and is the filled one of the two.
  expect(leave.compareDocumentPosition(stay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([leave.classList.contains('button--danger'), stay.classList.contains('button--outline')]).toEqual([
    true,
    true,
  ]);
});
