import type { OwnProfile } from '@vesper/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fieldMessage } from '../../../parts/fields/field-messages.ts';
import { summaryMessages } from '../../../parts/fields/summary-messages.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { wholeSettings } from '../../../testing/whole-member.ts';
import { AboutSection } from './about-section.tsx';
import { profileMessages } from './messages.ts';

const show = (refused: object | null = null) =>
  renderPage(<AboutSection profile={{ about_me: 'I sail.' } as OwnProfile} />, {
    action: async () => ({ section: 'about', refused, typed: {} }),
  });

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
/** As it does by itself. */
const saveItself = () => act(async () => document.querySelector('form')?.requestSubmit());
const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: text(profileMessages.save) })));

it('counts the text against the length that the site allows', () => {
  show();
  expect(screen.getByText(text(profileMessages.counter, { length: 7, maximum: 50 }))).toBeTruthy();
});

it.each([
  [['about_me'], true],
  [[], false],
] as const)('says who can read it where the site shows it: %o', (visible, isSaid) => {
  const session = aSession(aMember());
  session.update({ settings: { ...wholeSettings(), visible_profile_fields: [...visible] } });
  renderPage(<AboutSection profile={{ about_me: 'I sail.' } as OwnProfile} />, { session });
  expect(document.body.textContent.includes(text(profileMessages.aboutHint))).toBe(true);
  expect(document.body.textContent.includes(text(profileMessages.aboutPublic))).toBe(isSaid);
});

it('says that it is saved, until something is typed, and needs no button for it', async () => {
  show();
  await saveItself();
  expect(await screen.findByText(text(profileMessages.saved))).toBeTruthy();
  type('I sail and sing.');
  expect(screen.queryByText(text(profileMessages.saved))).toBeNull();
});

it('marks a text that is too long for as long as it is, and names its field', async () => {
  show({ code: 'invalid_request', params: {}, fields: { about_me: 'about_me_too_long' } });
  expect(screen.queryByRole('button', { name: text(profileMessages.save) })).toBeNull();
  type('x'.repeat(60));
  await saveItself();
  expect(screen.queryByRole('alert', { name: text(summaryMessages.errorSummary) })).toBeNull();
  await save();
  const problem = text(fieldMessage('about_me_too_long'));
  const summary = await screen.findByRole('alert', { name: text(summaryMessages.errorSummary) });
  expect(summary.querySelector('a')?.getAttribute('href')).toBe('#field-about_me');
  expect(summary.textContent).toContain(problem);
  type('x'.repeat(51));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  type('x'.repeat(50));
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

const refused = { code: 'invalid_request', params: {}, fields: { about_me: 'about_me_changed' } };

/** A page that hears of what other pages save. */
const learning = () => {
  const set: { about?: (text: string) => void } = {};
  const Page = () => {
    const [about, setAbout] = useState('I sail.');
    set.about = setAbout;
    return <AboutSection profile={{ about_me: about } as OwnProfile} />;
  };
  return { Page, learn: (text: string) => set.about?.(text) };
};

it('begins with what stood there when it was opened, and shows what was saved in the meantime', async () => {
  const sent: string[] = [];
  const { Page, learn } = learning();
  renderPage(<Page />, {
    action: async () => {
      sent.push(document.querySelector<HTMLInputElement>('[name=about_me_before]')?.value ?? '');
      return { section: 'about', refused: sent.length === 1 ? refused : null, typed: { stored: 'I cook.' } };
    },
  });
  // Learnt from elsewhere, while this page was open.
  act(() => learn('I cook.'));
  type('I sing.');
  await saveItself();
  expect(await screen.findByText('I cook.')).toBeTruthy();
  expect(field().value).toBe('I sing.');
  await save();
  expect(sent).toEqual(['I sail.', 'I cook.']);
  expect(screen.queryByText('I cook.')).toBeNull();
});

it('shows what was saved last of several, and takes that', async () => {
  const sent: string[] = [];
  const { Page, learn } = learning();
  renderPage(<Page />, {
    action: async ({ request }) => {
      const typed = await request.formData();
      sent.push(`${String(typed.get('about_me_before'))} → ${String(typed.get('about_me'))}`);
      return { section: 'about', refused: sent.length === 1 ? refused : null, typed: { stored: 'I cook.' } };
    },
  });
  type('I sing.');
  await saveItself();
  expect(await screen.findByText('I cook.')).toBeTruthy();
  const why = text(fieldMessage('about_me_changed'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  // Typed on: still nothing is saved by itself, and it still says why.
  type('I sing and dance.');
  expect(screen.getByText(why)).toBeTruthy();
  act(() => learn('I cook and read.'));
  expect(screen.queryByText('I cook.')).toBeNull();
  expect(screen.getByText('I cook and read.')).toBeTruthy();
  const keep = screen.getByRole('button', { name: text(profileMessages.keepSaved) });
  keep.focus();
  await act(async () => void fireEvent.click(keep));
  expect(field().value).toBe('I cook and read.');
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
  expect(sent).toEqual(['I sail. → I sing.', 'I cook and read. → I cook and read.']);
});

it('shows what the answer quotes where that is newer than what this page had learnt before', async () => {
  const sent: string[] = [];
  const { Page, learn } = learning();
  renderPage(<Page />, {
    action: async ({ request }) => {
      sent.push(String((await request.formData()).get('about_me_before')));
      const stored = 'I cook and read.';
      return { section: 'about', refused: sent.length === 1 ? refused : null, typed: { stored } };
    },
  });
  act(() => learn('I cook.'));
  type('I sing.');
  await saveItself();
  expect(await screen.findByText('I cook and read.')).toBeTruthy();
  expect(screen.queryByText('I cook.')).toBeNull();
  await save();
  expect(sent).toEqual(['I sail.', 'I cook and read.']);
});

it('goes on from what was saved last, also after an attempt that did not arrive', async () => {
  const sent: string[] = [];
  renderPage(<AboutSection profile={{ about_me: 'I sail.' } as OwnProfile} />, {
    action: async ({ request }) => {
      const typed = Object.fromEntries(
        [...(await request.formData())].map(([name, it]) => [name, String(it)]),
      );
      sent.push(`${typed.about_me_before} → ${typed.about_me}`);
      const isLost = sent.length === 2;
      return {
        section: 'about',
        refused: isLost ? { code: 'network', params: {}, fields: {} } : null,
        typed: isLost ? typed : { ...typed, stored: typed.about_me },
      };
    },
  });
  for (const words of ['I sing.', 'I sing and cook.', 'I sing, cook and read.']) {
    type(words);
    await saveItself();
  }
  expect(sent).toEqual([
    'I sail. → I sing.',
    'I sing. → I sing and cook.',
    'I sing. → I sing, cook and read.',
  ]);
});
