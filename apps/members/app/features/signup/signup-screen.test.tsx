import type { Api } from '@vesper/api-client';
import type { MemberCard, User } from '@vesper/contract';
import { emptyAccountForm, emptyPersonalForm } from '@vesper/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frameMessages } from '../../frame/messages.ts';
import { loginButtonMessages } from '../../parts/login/messages.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { myPlaceMessages } from '../../parts/profile/my-place/my-place-messages.ts';
import { fieldMessage } from '../../parts/fields/field-messages.ts';
import { profileFieldMessages } from '../../parts/profile/field-messages.ts';
import { fakeApi, later, refuse } from '../../testing/fake-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { type PageOptions, renderPage, text } from '../../testing/page-around.tsx';
import { aCard, aLike } from '../../testing/people.ts';
import { signupMessages } from './messages.ts';
import { hintMessages } from './steps/hint-messages.ts';
import { stepMessages } from './steps/step-messages.ts';
import { SignupPage } from './signup-page.tsx';
import { SignupScreen } from './signup-screen.tsx';
import type { SignupStart } from './flow/signup-start.ts';
import { signupReasonMessages } from './steps/person-messages.ts';

const start: SignupStart = {
  step: 'step0',
  receiver: null,
  person: null,
  reason: null,
  next: null,
  login: '/login',
  regions: { term: 'region', regions: [] },
  tracking: {},
  today: '2026-05-01',
  view: {
    step: 'step0',
    account: emptyAccountForm,
    personal: emptyPersonalForm,
    fields: {},
    refusal: null,
    saving: false,
    photoSaved: false,
    said: [],
    photoShare: null,
    resent: false,
    refusals: 0,
    resumed: false,
  },
};

const unconfirmed = aMember({ id: 'm1', status: 'not_confirmed' } as Partial<User>);

const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
};
const fill = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const fillAll = () => {
  fill('email', 'ada@example.org');
  fill('name', 'Ada');
  fill('date_of_birth_day', '4');
  fill('date_of_birth_month', '03');
  fill('date_of_birth_year', '1961');
  fill('password', 'three quiet words');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Later steps bring their own code. */
const pressSoon = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const submit = () => press(text(signupMessages.submit));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});

/** The screen with its machine on the way. */
const plain = (from: Partial<SignupStart> = {}, page: PageOptions = {}) => {
  const loading = later<Api>();
  fakeServer.load = () => loading.promise;
  const rendered = renderPage(<SignupScreen start={{ ...start, ...from }} />, {
    session: aSession(null),
    ...page,
  });
  return { ...rendered, loading };
};

const driven = async (
  answers: Parameters<typeof fakeApi>[0] = {},
  from: Partial<SignupStart> = {},
  page: PageOptions = {},
) => {
  const fake = fakeApi(answers);
  const rendered = plain(from, page);
  await act(async () => rendered.loading.give(fake.api));
  await waitFor(() => expect(localStorage.getItem('vesper.signup')).not.toBeNull());
  return { ...rendered, ...fake };
};

describe('the signup form before its machine', () => {
  it('posts to the server like any form', async () => {
    const posts: Record<string, FormDataEntryValue>[] = [];
    plain(
      {},
      {
        action: async ({ request }) => {
          posts.push(Object.fromEntries(await request.formData()));
          return null;
        },
      },
    );
    fillAll();
    submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      step: 'step0',
      intent: 'submit',
      email: 'ada@example.org',
      name: 'Ada',
    });
  });

  it('leads to the next step that the server answers with, though the machine came in between', async () => {
    const loading = later<Api>();
    fakeServer.load = () => loading.promise;
    const Page = () => {
      const [answered, setAnswered] = useState(start);
      const next: SignupStart = { ...start, step: 'photo', view: { ...start.view, step: 'photo' } };
      return (
        <>
          <SignupPage start={answered} refused={undefined} />
          <button onClick={() => setAnswered(next)}>answer</button>
        </>
      );
    };
    const session = aSession(null);
    renderPage(<Page />, { session });
    expect(heading().textContent).toBe(text(signupMessages.title));
    await act(async () => loading.give(fakeApi().api));
    await waitFor(() => expect(localStorage.getItem('vesper.signup')).not.toBeNull());
    press('answer');
    await waitFor(() => expect(heading().textContent).toBe(text(signupMessages.photoTitle)));
    // What was pressed is gone: the new step is read from its beginning.
    expect(document.activeElement).toBe(heading());
  });

  it('leaves the focus alone where the page came with its step', () => {
    fakeServer.load = () => new Promise(() => {});
    renderPage(<SignupPage start={start} refused={undefined} />, { session: aSession(null) });
    expect(document.activeElement).toBe(document.body);
  });

  it('says that the mail was sent again, where the server has sent it', async () => {
    fakeServer.load = () => new Promise(() => {});
    const inbox = (resent: boolean): SignupStart => ({
      ...start,
      step: 'checkInbox',
      view: { ...start.view, step: 'checkInbox', resent },
    });
    const Page = () => {
      const [resent, setResent] = useState(false);
      return (
        <>
          <SignupPage start={inbox(resent)} refused={undefined} />
          <button onClick={() => setResent(true)}>answer</button>
        </>
      );
    };
    renderPage(<Page />, { session: aSession(null) });
    await screen.findByRole('status');
    press('answer');
    expect(await screen.findByText(text(stepMessages.inboxResent))).toBeTruthy();
  });

  it('shows what each of two answers in a row was refused with', () => {
    fakeServer.load = () => new Promise(() => {});
    const refused = (fields: Readonly<Record<string, string>>) => ({
      refusal: { code: 'invalid_request', params: {} } as const,
      fields,
    });
    const answers = [refused({ email: 'email_invalid' }), refused({ name: 'required' })];
    const Page = () => {
      const [answer, setAnswer] = useState(answers[0]);
      return (
        <>
          <SignupPage start={start} refused={answer} />
          <button onClick={() => setAnswer(answers[1])}>answer</button>
        </>
      );
    };
    renderPage(<Page />, { session: aSession(null) });
    expect(input('email').getAttribute('aria-invalid')).toBe('true');
    press('answer');
    expect(input('name').getAttribute('aria-invalid')).toBe('true');
    expect(input('email').getAttribute('aria-invalid')).not.toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('shows what a post without script was refused with, and what was typed', () => {
    fakeServer.load = () => new Promise(() => {});
    renderPage(
      <SignupPage
        start={start}
        refused={{
          refusal: { code: 'invalid_request', params: {} },
          fields: { email: 'email_invalid' },
          account: { ...emptyAccountForm, email: 'ada@', name: 'Ada' },
        }}
      />,
      { session: aSession(null) },
    );
    expect(input('email').value).toBe('ada@');
    expect(input('name').value).toBe('Ada');
    expect(input('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('shows what the server answered to a press before the machine had come, and keeps to it', async () => {
    const loading = later<Api>();
    fakeServer.load = () => loading.promise;
    type Answer = Parameters<typeof SignupPage>[0]['refused'];
    let say: (answer: Answer) => void = () => undefined;
    const Page = () => {
      const [answer, setAnswer] = useState<Answer>();
      say = setAnswer;
      return <SignupPage start={start} refused={answer} />;
    };
    renderPage(<Page />, { session: aSession(null) });
    fillAll();
    await act(async () => say({ step: 'mailed' }));
    await act(async () => loading.give(fakeApi({ signup: () => ({ user: null }) }).api));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text(signupMessages.inboxTitle));
    expect(document.activeElement).toBe(heading());
  });

  it('names what is wrong in the order of the form, whatever the order of the answer', () => {
    fakeServer.load = () => new Promise(() => {});
    const fields = { password: 'required', date_of_birth: 'required', name: 'required', email: 'required' };
    renderPage(
      <SignupPage start={start} refused={{ refusal: { code: 'invalid_request', params: {} }, fields }} />,
      { session: aSession(null) },
    );
    const links = [...screen.getByRole('alert').querySelectorAll('a')].map((link) => link.hash);
    expect(links).toEqual(['#field-email', '#field-name', '#field-date_of_birth', '#field-password']);
  });

  it('goes on saying so when the machine has come, until the next try', async () => {
    const loading = later<Api>();
    fakeServer.load = () => loading.promise;
    renderPage(
      <SignupPage
        start={start}
        refused={{ refusal: { code: 'invalid_request', params: {} }, fields: { email: 'email_invalid' } }}
      />,
      { session: aSession(null) },
    );
    await act(async () => loading.give(fakeApi({ signup: () => ({ user: null }) }).api));
    await waitFor(() => expect(localStorage.getItem('vesper.signup')).not.toBeNull());
    expect(screen.getByRole('alert').textContent).toContain(text(fieldMessage('email_invalid')));
    fillAll();
    await act(async () => submit());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says when its machine cannot be loaded, and gets it with another try', async () => {
    const { loading } = plain();
    fill('email', 'ada@example.org');
    await act(async () => loading.fail(new Error('chunk')));
    const again = await screen.findByRole('button', { name: text(frameMessages.tryAgain) });
    expect(screen.getByRole('alert').textContent).toContain(text(errorMessage('network')));
    fakeServer.load = async () => fakeApi().api;
    await act(async () => fireEvent.click(again));
    await waitFor(() => expect(localStorage.getItem('vesper.signup')).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(input('email').value).toBe('ada@example.org');
  });

  it('says once in words that who gets the message is fictional, above the message', async () => {
    const person = { id: 'r1', name: 'Grace', age: 61, fictional: true, automatic: false } as MemberCard;
    plain({ receiver: { id: 'r1', name: 'Grace', fictional: true }, person });
    const label = text(frameMessages.fictional);
    expect(await screen.findByRole('img', { name: label })).toBeTruthy();
    expect(screen.queryByText(label)).toBeNull();
    const warning = screen.getByText(text(frameMessages.fictionalWarning));
    expect(warning.compareDocumentPosition(input('signup_message'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is closed where the site takes nobody new', () => {
    const session = aSession(null);
    session.update({ settings: { ...session.getSnapshot().settings, signup_open: false } });
    plain({}, { session });
    expect(heading().textContent).toBe(text(signupMessages.closed));
    expect(document.querySelector('form')).toBeNull();
  });
});

describe('the signup form with its machine', () => {
  it('keeps what was typed before the machine came', async () => {
    const fake = fakeApi({ signup: () => ({ user: null }) });
    const { loading } = plain();
    fillAll();
    await act(async () => loading.give(fake.api));
    await waitFor(() => expect(localStorage.getItem('vesper.signup')).not.toBeNull());
    expect(input('email').value).toBe('ada@example.org');
    await act(async () => submit());
    await waitFor(() => expect(fake.callsOf('signup')).toHaveLength(1));
    expect(fake.callsOf('signup')[0]?.body).toMatchObject({
      email: 'ada@example.org',
      name: 'Ada',
      password: 'three quiet words',
      date_of_birth: '1961-03-04',
    });
  });

  it('says all that is wrong at once and asks the server nothing', async () => {
    const { calls } = await driven();
    fill('email', 'ada');
    fill('name', '@ada');
    submit();
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    for (const [name, code] of [
      ['email', 'email_invalid'],
      ['name', 'username_starts_with_at'],
    ] as const) {
      expect(input(name).getAttribute('aria-invalid')).toBe('true');
      expect(summary.textContent).toContain(text(fieldMessage(code)));
    }
    expect(input('email').value).toBe('ada');
    expect(calls).toEqual([]);
  });

  it.each(['Vesper', 'Your vésper', 'Vesper-Mail'])('takes no name of the site: %s', async (name) => {
    const { calls } = await driven();
    fillAll();
    fill('name', name);
    submit();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(text(fieldMessage('username_not_allowed')));
    expect(calls).toEqual([]);
  });

  it('leads from the summary to the field', async () => {
    await driven();
    fillAll();
    fill('email', 'ada');
    submit();
    const entry = `${text(signupMessages.email)}: ${text(fieldMessage('email_invalid'))}`;
    fireEvent.click(await screen.findByRole('link', { name: entry }));
    expect(document.activeElement).toBe(input('email'));
  });

  it('takes an error away with what is wrong, and the summary with the last', async () => {
    await driven();
    fillAll();
    fill('email', '');
    fill('name', '@ada');
    submit();
    const entries = () => [...document.querySelectorAll('.form-errors a')].map((entry) => entry.textContent);
    await screen.findByRole('alert');
    const [email, name] = [text(signupMessages.email), text(profileFieldMessages.name)];
    const nameWrong = `${name}: ${text(fieldMessage('username_starts_with_at'))}`;
    // What is only empty is named by its label alone.
    expect(entries()).toEqual([email, nameWrong]);
    // Still wrong, in another way.
    fill('email', 'ada');
    expect(entries()).toEqual([`${email}: ${text(fieldMessage('email_invalid'))}`, nameWrong]);
    fill('email', 'ada@example.org');
    expect(entries()).toEqual([nameWrong]);
    expect(input('email').getAttribute('aria-invalid')).toBeNull();
    fill('name', 'Ada');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes what only the server can judge for open once it has changed', async () => {
    await driven({ signup: () => refuse('duplicate_email_active', { email: 'email_duplicate' }) });
    fillAll();
    await act(async () => submit());
    await screen.findByRole('alert');
    fill('name', 'Ada Two');
    expect(screen.getByRole('alert').textContent).toContain(text(fieldMessage('email_duplicate')));
    fill('email', 'ada2@example.org');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the age that one must have', async () => {
    await driven();
    fillAll();
    fill('date_of_birth_year', '2015');
    submit();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('18');
  });

  it('says what the server refuses, and keeps everything, the password too', async () => {
    await driven({ signup: () => refuse('duplicate_email', { email: 'email_taken' as never }) });
    fillAll();
    await act(async () => submit());
    await screen.findByRole('alert');
    expect(input('email').value).toBe('ada@example.org');
    expect(input('password').value).toBe('three quiet words');
    expect(input('date_of_birth_year').value).toBe('1961');
    expect(heading().textContent).toBe(text(signupMessages.title));
  });

  it('says that a step saved with nothing in it was skipped, and that one with something was not', async () => {
    await driven({ signup: () => ({ user: unconfirmed }), profileUpdate: () => ({ profile: {} }) });
    const skipped = (number: number) => screen.queryByText(text(stepMessages.skipped, { number }));
    const save = () => pressSoon(text(stepMessages.next));
    const isAt = (title: keyof typeof signupMessages) =>
      screen.findByRole('heading', { name: text(signupMessages[title]) });
    fillAll();
    await act(async () => submit());
    await isAt('photoTitle');
    await save();
    await isAt('aboutTitle');
    expect(await screen.findByText(text(stepMessages.skipped, { number: 1 }))).toBeTruthy();
    await save();
    await isAt('locationTitle');
    expect(skipped(2)).toBeTruthy();
    expect(document.querySelectorAll('.stepper__step--skipped')).toHaveLength(2);
    expect(document.querySelector('.stepper__step--done')).toBeNull();
    await pressSoon(text(stepMessages.back));
    await isAt('aboutTitle');
    fireEvent.click(document.querySelector('input[name=gender]') ?? document.body);
    await save();
    await isAt('locationTitle');
    expect(skipped(2)).toBeNull();
    expect(document.querySelectorAll('.stepper__step--done')).toHaveLength(1);
  });

  it('says when no answer came, and makes the same account with the next try', async () => {
    const { callsOf, answer } = await driven({ signup: () => refuse('network') });
    fillAll();
    await act(async () => submit());
    expect((await screen.findByRole('alert')).textContent).toContain(text(errorMessage('network')));
    answer('signup', () => ({ user: unconfirmed }));
    await act(async () => submit());
    await screen.findByRole('heading', { name: text(signupMessages.photoTitle) });
    const [first, second] = callsOf('signup');
    expect(first?.key).toBe(second?.key);
  });

  it('is busy while the account is made', async () => {
    const made = later<unknown>();
    await driven({ signup: () => made.promise });
    fillAll();
    await act(async () => submit());
    const button = screen.getByRole('button', { name: text(signupMessages.submit) });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await act(async () => made.give({ user: null }));
    expect(await screen.findByRole('heading', { name: text(signupMessages.inboxTitle) })).toBeTruthy();
  });

  it('goes on step by step, each of which can be skipped, and leads the focus along', async () => {
    await driven({ signup: () => ({ user: unconfirmed }) });
    fillAll();
    await act(async () => submit());
    await screen.findByRole('heading', { name: text(signupMessages.photoTitle) });
    expect(document.activeElement).toBe(heading());
    await pressSoon(text(stepMessages.skip));
    await screen.findByRole('heading', { name: text(signupMessages.aboutTitle) });
    await pressSoon(text(stepMessages.skip));
    await screen.findByRole('heading', { name: text(signupMessages.locationTitle) });
    await pressSoon(text(stepMessages.back));
    await screen.findByRole('heading', { name: text(signupMessages.aboutTitle) });
  });

  it('saves a step and keeps what was chosen when that fails', async () => {
    const { callsOf, answer } = await driven(
      { profileUpdate: () => refuse('network') },
      { step: 'about', view: { ...start.view, step: 'about' } },
      { session: aSession(unconfirmed) },
    );
    await screen.findByRole('heading', { name: text(signupMessages.aboutTitle) });
    const female = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[name=gender][value=female]');
      if (!found) throw new Error('the step has not come yet');
      return found;
    });
    fireEvent.click(female);
    await act(async () => press(text(stepMessages.next)));
    expect((await screen.findByRole('alert')).textContent).toContain(text(errorMessage('network')));
    expect(document.querySelector<HTMLInputElement>('input[name=gender]:checked')?.value).toBe('female');
    answer('profileUpdate', () => ({ profile: {} }));
    await act(async () => press(text(stepMessages.next)));
    await screen.findByRole('heading', { name: text(signupMessages.locationTitle) });
    expect(callsOf('profileUpdate').at(-1)?.body).toEqual({ gender: 'female' });
  });

  it('says no more of a file that was refused once another one is chosen', async () => {
    await driven(
      { photoAdd: () => refuse('photo_invalid') },
      {
        step: 'photo',
        view: { ...start.view, step: 'photo', refusal: { code: 'photo_invalid', params: {} } },
      },
      { session: aSession(unconfirmed) },
    );
    const refused = text(errorMessage('photo_invalid'));
    expect(screen.getByRole('alert').textContent).toContain(refused);
    const field = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[name=photo]');
      if (!found) throw new Error('the step has not come yet');
      return found;
    });
    await act(async () => void fireEvent.change(field, { target: { files: [new File(['x'], 'a.jpg')] } }));
    expect(screen.queryByText(refused)).toBeNull();
  });

  it('has the free message to whom one wants to write, with its length', async () => {
    const receiver = { id: 'r1', name: 'Grace', fictional: true };
    const { callsOf } = await driven({ signup: () => ({ user: null }) }, { receiver });
    expect(screen.getByText(text(frameMessages.fictionalWarning))).toBeTruthy();
    fillAll();
    fill('signup_message', 'Hello Grace');
    expect(screen.getByText(text(signupMessages.counter, { length: 11, maximum: 40 }))).toBeTruthy();
    await act(async () => press(text(signupMessages.submit)));
    await waitFor(() => expect(callsOf('signup')).toHaveLength(1));
    expect(callsOf('signup')[0]?.body).toMatchObject({ receiver: 'r1', signup_message: 'Hello Grace' });
  });

  it('offers the regions of the country that the step begins with, and fills one in by location', async () => {
    const getCurrentPosition = (ok: (position: unknown) => void) =>
      ok({ coords: { latitude: 52.09, longitude: 5.12 } });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const session = aSession(unconfirmed);
    session.update({ settings: { ...session.getSnapshot().settings, geoip_selected_country: 'NL' } });
    const { callsOf } = await driven(
      {
        geocode: () => ({ country: 'NL', region: 'NL-UT', city: 'Utrecht' }),
        regions: () => ({ regions: [{ code: 'NL-UT', name: 'Utrecht' }] }),
      },
      { step: 'location', view: { ...start.view, step: 'location' } },
      { session },
    );
    await waitFor(() => expect(input('region').value).toBe(''));
    expect(callsOf('regions')[0]?.query).toEqual({ country: 'NL' });
    await act(async () => pressSoon(text(myPlaceMessages.use)));
    await waitFor(() => expect(input('region').value).toBe('NL-UT'));
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('fills in where one is, at the press of a button', async () => {
    sessionStorage.clear();
    const getCurrentPosition = (ok: (position: unknown) => void) =>
      ok({ coords: { latitude: 52.09, longitude: 5.12 } });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { callsOf } = await driven(
      {
        geocode: () => ({ country: 'NL', region: 'NL-UT', city: 'Utrecht' }),
        regions: () => ({ regions: [{ code: 'NL-UT', name: 'Utrecht' }] }),
        profileUpdate: () => ({ profile: {} }),
      },
      { step: 'location', view: { ...start.view, step: 'location' } },
      { session: aSession(unconfirmed) },
    );
    await act(async () => pressSoon(text(myPlaceMessages.use)));
    await waitFor(() => expect(input('region').value).toBe('NL-UT'));
    expect([input('country').value, input('city').value]).toEqual(['NL', 'Utrecht']);
    await act(async () => press(text(stepMessages.next)));
    expect(callsOf('profileUpdate')[0]?.body).toEqual({ country: 'NL', region: 'NL-UT', city: 'Utrecht' });
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('counts the text about oneself against the length that the site allows', async () => {
    await driven(
      {},
      { step: 'details', view: { ...start.view, step: 'details' } },
      { session: aSession(unconfirmed) },
    );
    expect(await screen.findByText(text(signupMessages.counter, { length: 0, maximum: 50 }))).toBeTruthy();
  });

  it('goes on where an earlier visit stopped', async () => {
    const page = await driven({ signup: () => ({ user: unconfirmed }) });
    fillAll();
    await act(async () => submit());
    await screen.findByRole('heading', { name: text(signupMessages.photoTitle) });
    await pressSoon(text(stepMessages.skip));
    await screen.findByRole('heading', { name: text(signupMessages.aboutTitle) });
    page.unmount();
    await driven({}, {}, { session: aSession(unconfirmed) });
    expect(await screen.findByRole('heading', { name: text(signupMessages.aboutTitle) })).toBeTruthy();
  });

  it('leads to login with what was wanted', async () => {
    await driven(
      { signup: () => refuse('duplicate_email_active') },
      { login: '/login?next=%2Fmembers%2Fr1%2Fchat&reason=chat' },
    );
    fillAll();
    await act(async () => submit());
    const ways = await screen.findAllByRole('link', { name: text(loginButtonMessages.submit) });
    for (const way of ways)
      expect(way.getAttribute('href')).toBe('/login?next=%2Fmembers%2Fr1%2Fchat&reason=chat');
    const help = await screen.findByRole('link', { name: text(hintMessages.login) });
    expect(help.getAttribute('href')).toBe('/login?next=%2Fmembers%2Fr1%2Fchat&reason=chat');
  });

  it.each([
    ['/members/r1/chat', '/members/r1/chat', stepMessages.goOn],
    [null, '/signup-matches', stepMessages.inboxSearch],
  ] as const)('ends where one wanted to go: %s', async (next, href, label) => {
    await driven(
      {},
      { next, step: 'checkInbox', view: { ...start.view, step: 'checkInbox' } },
      { session: aSession(unconfirmed) },
    );
    const link = await screen.findByRole('link', { name: text(label) });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('says at its end what becomes of a like, to who has sent one', async () => {
    const liked = text(stepMessages.inboxLiked, { name: 'Ada' });
    const end = { step: 'checkInbox', view: { ...start.view, step: 'checkInbox' } } as const;
    const session = aSession(unconfirmed);
    await driven({}, end, { session });
    expect(screen.queryByText(liked)).toBeNull();
    const likes = { sent: [aLike(aCard('Ada', { name: 'Ada' }))], received: [], matches: [] };
    act(() => session.update({ likes }));
    expect(screen.getByText(liked)).toBeTruthy();
  });

  it('leads to login who has an account', async () => {
    await driven();
    expect(screen.getByRole('link', { name: text(loginButtonMessages.submit) }).getAttribute('href')).toBe(
      '/login',
    );
  });

  it('puts that way before the fields for who is asked to log in because of a person', async () => {
    await driven({}, { person: aCard('Ada'), reason: 'like', next: '/members/Ada' });
    const [way] = screen.getAllByRole('link', { name: text(loginButtonMessages.submit) });
    const email = screen.getByLabelText(text(signupMessages.email), { exact: false });
    expect((way?.compareDocumentPosition(email) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getAllByRole('link', { name: text(loginButtonMessages.submit) })).toHaveLength(1);
  });

  it('says what becomes of the like, and tells nobody without an account to log in', async () => {
    await driven({}, { person: aCard('Ada'), reason: 'like', next: '/members/Ada' });
    expect(await screen.findByText(text(signupReasonMessages.like))).toBeTruthy();
  });
});
