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

  it('in a list is of the one it names, and only theirs is opened by its answer', () => {
    const children = ['m1', 'm2'].map((id) => (
      <PlainReport key={id} name={id} actKey={`k-${id}`} listed={id} />
    ));
    const answer = { intent: 'report:m2', refused: null, typed: {}, done: null };
    const router = createMemoryRouter([{ id: 'page', path: '/', element: children }], {
      hydrationData: { loaderData: {}, actionData: { page: answer } },
    });
    const { container } = render(inEnglish(<RouterProvider router={router} />));
    expect(sent(container)).toMatchObject([
      { intent: 'report:m1', key: 'k-m1' },
      { intent: 'report:m2', key: 'k-m2' },
    ]);
    expect([...container.querySelectorAll('details')].map(({ id, open }) => [id, open])).toEqual([
      ['report-m1', false],
      ['report-m2', true],
    ]);
    // Each word is of its own choice.
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const actions = [...container.querySelectorAll('form')].map((form) => form.getAttribute('action'));
    expect(actions).toEqual(['#report-m1', '#report-m2']);
  });

  it('is not opened by the answer to another form of the page', () => {
    const { container } = report({ intent: 'like' });
    expect(isOpen(container)).toBe(false);
    expect(screen.getByLabelText(text(categoryMessages.money))).toBeTruthy();
  });
});
