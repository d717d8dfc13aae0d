import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useActionData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { later } from '../../testing/fake-api.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { loginWaysMessages } from './ways-messages.ts';
import { LoginCodeForm } from './login-code-form.tsx';
import { LoginForm, type RefusedLogin } from './login-form.tsx';
import { loginButtonMessages } from '../../parts/login/messages.ts';
import { accountRefusals } from '../../parts/forms/account-refusals.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { fieldMessage } from '../../parts/fields/field-messages.ts';
import { signupPathFor, wantedOf } from '../../parts/login/wanted.ts';
import { loginMessages } from './messages.ts';
import { loginFieldMessages } from '../../parts/fields/login-field-messages.ts';

const Login = () => <LoginForm next="/chats" signup="/signup" refused={useActionData()} />;

const email = () => screen.getByLabelText<HTMLInputElement>(text(loginFieldMessages.email));
const password = () => document.querySelector<HTMLInputElement>('input[name=password]') ?? email();
const remember = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = () => screen.getByRole('button', { name: text(loginButtonMessages.submit) });
const fill = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

const refusal = (change: Partial<RefusedLogin> = {}): RefusedLogin => ({
  code: 'login_failed',
  params: {},
  email: 'ada@example.org',
  remember: true,
  fields: {},
  ...change,
});

/** The form, and what was posted; the server answers one refusal after the other. */
const setUp = (...refusals: RefusedLogin[]) => {
  const posts: Record<string, FormDataEntryValue>[] = [];
  renderPage(() => <Login />, {
    action: async ({ request }) => {
      posts.push(Object.fromEntries(await request.formData()));
      return refusals.shift() ?? null;
    },
  });
  return posts;
};

const logIn = async () => {
  fill(email(), 'ada@example.org');
  fill(password(), 'three quiet words');
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
};

describe('the login form', () => {
  it('posts what was typed and where to go afterwards', async () => {
    const posts = setUp();
    await logIn();
    expect(posts).toEqual([
      { email: 'ada@example.org', password: 'three quiet words', remember: 'on', next: '/chats' },
    ]);
  });

  it('leaves out "remember" when it is off', async () => {
    const posts = setUp();
    fireEvent.click(remember());
    await logIn();
    expect(posts[0]).not.toHaveProperty('remember');
  });

  it('is busy while it is on its way, and is not pressed twice', async () => {
    const answer = later<null>();
    let posts = 0;
    renderPage(() => <Login />, {
      action: () => {
        posts += 1;
        return answer.promise;
      },
    });
    fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button());
    await act(async () => answer.give(null));
    expect(posts).toBe(1);
  });

  it('says that it failed, takes the focus there, and keeps what was typed', async () => {
    setUp(refusal());
    await logIn();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(text(errorMessage('login_failed', accountRefusals)));
    expect(document.activeElement).toBe(summary);
    expect(email().value).toBe('ada@example.org');
    expect(password().value).toBe('three quiet words');
  });

  it('takes the focus again with the second refusal', async () => {
    setUp(refusal(), refusal());
    await logIn();
    await screen.findByRole('alert');
    password().focus();
    fireEvent.click(button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  it('says at the field what is wrong with it, and leads there from the summary', async () => {
    setUp(refusal({ code: 'invalid_request', fields: { email: 'email_invalid' } }));
    await logIn();
    const wrong = text(fieldMessage('email_invalid', accountRefusals));
    const link = await screen.findByRole('link', { name: `${text(loginFieldMessages.email)}: ${wrong}` });
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(password().getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(link);
    expect(document.activeElement).toBe(email());
  });

  it.each([
    ['', '/signup'],
    ['next=/credits', '/signup?next=%2Fcredits'],
    [
      'next=/members/018f-1/chat&reason=chat',
      '/signup?next=%2Fmembers%2F018f-1%2Fchat&reason=chat&to=018f-1',
    ],
  ])('leads to signup with what was wanted: %s', (query, href) => {
    const signup = signupPathFor(wantedOf(new URLSearchParams(query)));
    renderPage(<LoginForm next="/members" signup={signup} />);
    const link = screen.getByRole('link', { name: text(loginMessages.signup) });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('takes an error away when its field is right, and the summary when all are', async () => {
    setUp(refusal({ code: 'invalid_request', fields: { email: 'email_invalid', password: 'required' } }));
    await logIn();
    const summary = await screen.findByRole('alert');
    // What is only empty is named by its label alone.
    expect([...summary.querySelectorAll('a')].map((entry) => entry.textContent).at(-1)).toBe('Password');
    const entries = () => document.querySelectorAll('.form-errors a').length;
    fill(email(), 'ada@');
    expect(entries()).toBe(2);
    fill(email(), 'ada@example.com');
    expect(entries()).toBe(1);
    expect(email().getAttribute('aria-invalid')).toBeNull();
    fill(email(), 'ada@');
    expect(entries()).toBe(2);
    fill(email(), 'ada@example.com');
    fill(password(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what is wrong with the whole until the next try', async () => {
    setUp(refusal());
    await logIn();
    await screen.findByRole('alert');
    fill(password(), 'four quiet words');
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('says how long an account is blocked, and what helps', async () => {
    setUp(refusal({ code: 'login_blocked', params: { minutes: 15 } }));
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toContain('15');
    expect(screen.getByText(text(loginWaysMessages.blocked))).toBeTruthy();
  });

  it('shows what a post without script was refused with: the address, never the password', () => {
    renderPage(<LoginForm next="/" signup="/signup" refused={refusal({ remember: false })} />);
    expect(email().value).toBe('ada@example.org');
    expect(password().value).toBe('');
    expect(remember().checked).toBe(false);
  });
});

describe('the second step of a login', () => {
  it('posts the code with what the first step said', async () => {
    const posts: Record<string, FormDataEntryValue>[] = [];
    renderPage(<LoginCodeForm next="/chats" remember />, {
      action: async ({ request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return null;
      },
    });
    fill(screen.getByRole('textbox'), '123456');
    fireEvent.click(button());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toEqual({ intent: 'code', next: '/chats', remember: 'on', code: '123456' });
  });

  it('says why a code was refused', () => {
    renderPage(<LoginCodeForm next="/" remember={false} refused={refusal({ code: 'login_code_wrong' })} />);
    expect(screen.getByRole('alert').textContent).toContain(
      text(errorMessage('login_code_wrong', accountRefusals)),
    );
  });
});
