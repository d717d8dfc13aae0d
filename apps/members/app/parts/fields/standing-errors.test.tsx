import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Judges, type Refused, useStandingErrors } from './standing-errors.ts';

interface FormProps {
  readonly answer: Refused;
  readonly own?: Judges;
}

/** A form that was refused, with a field of each name; what is wrong with each still stands beside it. */
const Form = ({ answer, own }: FormProps) => {
  const { fields, refusal, onChange } = useStandingErrors(answer, answer, own);
  return (
    <form
      onChange={onChange}
      data-testid="form"
      data-standing={JSON.stringify(fields)}
      data-whole={refusal?.code}
    >
      {['email', 'password', 'new_password', 'repeated', 'city', 'note'].map((name) => (
        <div id={`field-${name}`} key={name}>
          <input name={name} />
        </div>
      ))}
    </form>
  );
};

const show = (fields: Refused['fields'], own?: Judges) => {
  const answer = { code: 'invalid_request', params: {}, fields };
  const { getByTestId } = render(<Form answer={answer} {...(own && { own })} />);
  const form = getByTestId('form');
  const type = (name: string, value: string) => {
    const input = form.querySelector(`[name=${name}]`);
    if (input) fireEvent.change(input, { target: { value } });
    return Object.keys(JSON.parse(form.dataset.standing ?? '{}') as object);
  };
  return { type, whole: () => form.dataset.whole };
};

it.each([
  ['email', 'email_invalid', 'ada@example', 'ada@example.org'],
  ['email', 'email_invalid', 'ada example.org', ' ada@example.org '],
  ['password', 'password_too_short', 'nine sign', 'ten signs!'],
  // Counted in signs, as the rule does.
  ['password', 'password_too_short', '🐦🐦🐦🐦🐦🐦🐦🐦🐦', '🐦🐦🐦🐦🐦🐦🐦🐦🐦🐦'],
  ['city', 'city_too_long', 'x'.repeat(101), 'Utrecht'],
  ['note', 'required', '  ', 'a word'],
])('of %s (%s) stands at “%s” and goes at “%s”', (name, code, wrong, right) => {
  const { type, whole } = show({ [name]: code });
  expect([type(name, wrong), whole()]).toEqual([[name], 'invalid_request']);
  expect([type(name, right), whole()]).toEqual([[], undefined]);
  // What is made wrong again is wrong again, where that can be told.
  expect(type(name, wrong)).toEqual([name]);
});

it('of two that differ goes by both', () => {
  const { type } = show({ repeated: 'passwords_differ' });
  type('repeated', 'three quiet words');
  expect(type('new_password', 'three quiet')).toEqual(['repeated']);
  expect(type('new_password', 'three quiet words')).toEqual([]);
});

it('goes field by field, and the one over the whole form with the last', () => {
  const { type, whole } = show({ email: 'email_invalid', note: 'required' });
  expect([type('note', 'a word'), whole()]).toEqual([['email'], 'invalid_request']);
  expect([type('email', 'ada@example.org'), whole()]).toEqual([[], undefined]);
});

it('is judged by the form itself where it knows more', () => {
  const { type } = show({ note: 'too_loud' }, { too_loud: (value) => !value.includes('!') });
  expect(type('note', 'hello!')).toEqual(['note']);
  expect(type('note', 'hello')).toEqual([]);
});
