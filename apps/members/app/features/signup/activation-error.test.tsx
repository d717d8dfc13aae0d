import type { User } from '@vesper/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountRefusals } from '../../parts/forms/account-refusals.ts';
import type { ActResult } from '../../parts/forms/act-result.ts';
import { loginButtonMessages } from '../../parts/login/messages.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { useActionData } from 'react-router';
import { ActivationError } from './activation-error.tsx';
import { stepMessages } from './steps/step-messages.ts';

const Page = () => <ActivationError result={useActionData<ActResult>()} />;
const sent: ActResult = { intent: '', refused: null, typed: {}, done: { ok: true } };
const tooMany: ActResult = { ...sent, refused: { code: 'too_many_mails', params: {}, fields: {} } };

const renderError = (user: User | null, answer: ActResult = sent) => {
  let posts = 0;
  const action = () => {
    posts += 1;
    return answer;
  };
  renderPage(<Page />, { session: aSession(user), action });
  return { posts: () => posts };
};
const resend = () => screen.queryByRole('button', { name: text(stepMessages.inboxResend) });
const login = () => screen.queryByRole('link', { name: text(loginButtonMessages.submit) });

it('sends a new link to a member who has not confirmed, and says so', async () => {
  const { posts } = renderError(aMember({ status: 'not_confirmed' }));
  expect(login()).toBeNull();
  fireEvent.click(resend() ?? document.body);
  expect(await screen.findByText(text(stepMessages.inboxResent))).toBeTruthy();
  expect(posts()).toBe(1);
});

it('says why no mail goes out', async () => {
  renderError(aMember({ status: 'not_confirmed' }), tooMany);
  fireEvent.click(resend() ?? document.body);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(text(accountRefusals.too_many_mails));
  expect(screen.queryByText(text(stepMessages.inboxResent))).toBeNull();
});

it.each([
  ['a visitor', null],
  ['a member who has confirmed', aMember()],
])('leads %s to the login', (_who, user) => {
  renderError(user);
  expect(resend()).toBeNull();
  expect(login()).not.toBeNull();
});
