// @vitest-environment node
import { emptyPersonalForm } from '@vesper/domain';
import { describe, expect, it } from 'vitest';
import { profileOf, readAccount, readPersonal } from './signup-fields.ts';

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
    expect(account).toEqual({ email: '', name: '', password: '', birthDate: '1961-03-04', message: '' });
    expect(readAccount(form({})).birthDate).toBe('');
  });

  it('takes only choices that exist', () => {
    expect(
      readPersonal(form({ gender: 'robot', sexuality: 'bi', search_gender: 'everyone' }), 'about'),
    ).toEqual({
      gender: null,
      sexuality: 'bi',
      lookingFor: 'everyone',
    });
  });

  it('saves only what was said', () => {
    expect(profileOf('about', { ...emptyPersonalForm, gender: 'female', lookingFor: 'everyone' })).toEqual({
      gender: 'female',
    });
    expect(
      profileOf('location', { ...emptyPersonalForm, country: 'DE', region: 'NL-UT', city: 'Köln' }),
    ).toEqual({
      country: 'DE',
      city: 'Köln',
      region: '',
    });
  });
});
