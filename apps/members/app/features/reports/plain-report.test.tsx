import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { categoryMessages, reportMessages } from '../../parts/reports/messages.ts';
import { inEnglish, text } from '../../testing/page-around.tsx';
import { PlainReport } from './plain-report.tsx';
import type { PostedReport } from './report-act.ts';

/** As the server makes it, after a form that was answered with this. */
const show = (answer?: object) => {
  const children = <PlainReport name="Bert" actKey="k1" />;
  const router = createMemoryRouter([{ id: 'page', path: '/', element: children }], {
    hydrationData: { loaderData: {}, ...(answer && { actionData: { page: answer } }) },
  });
  return render(inEnglish(<RouterProvider router={router} />));
};
const sent = (container: HTMLElement) =>
  [...container.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)));

describe('a report without script', () => {
  const report = (answer?: Partial<PostedReport>) =>
    show(answer && { refused: null, typed: {}, done: null, ...answer });
  const isOpen = (container: HTMLElement) => container.querySelector('details')?.open;

  it('is closed at first, and sent under the key of the page', () => {
    const { container } = report();
    expect(isOpen(container)).toBe(false);
    expect(sent(container)).toEqual([{ intent: 'report', key: 'k1', words: '' }]);
  });

  it('stays open where it is refused: says what is missing, and has what was typed', () => {
    const { container } = report({
      intent: 'report',
      refused: { code: 'invalid_request', params: {}, fields: { category: 'required' } },
      typed: { words: 'He asks for money.' },
    });
    expect(isOpen(container)).toBe(true);
    expect(screen.getByText(text(reportMessages.whatMissing))).toBeTruthy();
    expect(sent(container)).toMatchObject([{ words: 'He asks for money.' }]);
  });

  it('says the number of what has arrived, and asks no more', () => {
    const { container } = report({ intent: 'report', done: { receipt: 'C3D4-F6H7', is_repeat: false } });
    expect(isOpen(container)).toBe(true);
    expect(screen.getByText('C3D4-F6H7')).toBeTruthy();
    expect(sent(container)).toEqual([]);
  });

  it('is not opened by the answer to another form of the page', () => {
    const { container } = report({ intent: 'like' });
    expect(isOpen(container)).toBe(false);
    expect(screen.getByLabelText(text(categoryMessages.money))).toBeTruthy();
  });
});
