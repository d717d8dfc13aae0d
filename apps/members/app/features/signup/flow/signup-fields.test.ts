// @vitest-environment node
import { emptyPersonalForm } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import { profileOf, readAccount, readPersonal, signupOf } from './signup-fields.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe('the forms of signup', () => {
  it('joins the date of birth', () => {
    const account = readAccount(
      form({ date_of_birth_day: '4', date_of_birth_month: '03', date_of_birth_year: '1961' }),
    );
    expect(account).toEqual({
      email: '',
      name: '',
      password: '',
      date_of_birth: '1961-03-04',
      signup_message: '',
    });
    expect(readAccount(form({})).date_of_birth).toBe('');
  });

  it('sends the first message to a receiver, and an empty one to nobody', () => {
    const from = { language: 'en', tracking: { network: 'n' } } as const;
    const account = readAccount(form({ email: 'ada@example.org', signup_message: ' Hello ' }));
    expect(signupOf(account, { ...from, receiver: 'r1' })).toEqual({
      email: 'ada@example.org',
      name: '',
      password: '',
      date_of_birth: '',
      receiver: 'r1',
      signup_message: ' Hello ',
      ...from,
    });
    expect(signupOf(account, { ...from, receiver: null })).not.toHaveProperty('signup_message');
    const silent = signupOf({ ...account, signup_message: ' ' }, { ...from, receiver: 'r1' });
    expect(silent).not.toHaveProperty('receiver');
  });

  it('takes only choices that exist', () => {
    expect(
      readPersonal(form({ gender: 'robot', sexuality: 'bi', search_gender: 'everyone' }), 'about'),
    ).toEqual({
      gender: null,
      sexuality: 'bi',
      search_gender: 'everyone',
    });
  });

  it('saves that everyone is sought, after a choice of one as well', () => {
    const about = { ...emptyPersonalForm, gender: 'female', search_gender: 'everyone' } as const;
    expect(profileOf('about', about)).toEqual({ gender: 'female', search_gender: null });
  });

  it('saves only what was said', () => {
    expect(profileOf('about', { ...emptyPersonalForm, gender: 'female' })).toEqual({ gender: 'female' });
    expect(
      profileOf('location', { ...emptyPersonalForm, country: 'DE', region: 'NL-UT', city: 'Köln' }),
    ).toEqual({
      country: 'DE',
      city: 'Köln',
      region: '',
    });
  });
});
