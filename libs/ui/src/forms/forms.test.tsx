import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateOfBirthField, readDateOfBirth } from './date-of-birth-field/date-of-birth-field.tsx';
import { FormErrors } from './form-errors/form-errors.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';

afterEach(cleanup);

const months = ['January', 'February', 'March'];

describe('fields', () => {
  it('ties label, hint and error to the input', () => {
    render(<TextField name="email" label="E-mail" hint="Nobody sees it" error="Invalid email" />);
    const input = screen.getByLabelText('E-mail');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Nobody sees it',
      'Invalid email',
    ]);
  });

  it('shows a password on request', () => {
    render(<PasswordField name="password" label="Password" showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide' })).toBeDefined();
  });

  it('counts while one types', () => {
    const counterText = (length: number) => `${length} of 10`;
    render(
      <TextArea
        name="about"
        label="About"
        count={(text) => text.length}
        counterText={counterText}
        maximum={10}
      />,
    );
    fireEvent.change(screen.getByLabelText('About'), { target: { value: 'hello' } });
    expect(screen.getByText('5 of 10')).toBeDefined();
  });
});

describe('DateOfBirthField', () => {
  it('joins its parts', () => {
    const changed = vi.fn();
    const { container } = render(
      <form>
        <DateOfBirthField
          name="birth"
          label="Date of birth"
          dayLabel="Day"
          monthLabel="Month"
          yearLabel="Year"
          monthNames={months}
          defaultValue="1961-03-04"
          onValueChange={changed}
        />
      </form>,
    );
    const form = container.querySelector('form');
    expect(readDateOfBirth(new FormData(form ?? undefined), 'birth')).toBe('1961-03-04');
    fireEvent.input(screen.getByLabelText('Day'), { target: { value: '7' } });
    expect(changed).toHaveBeenLastCalledWith('1961-03-07');
  });

  it('is empty when nothing was filled in', () => {
    expect(readDateOfBirth(new FormData(), 'birth')).toBe('');
  });
});

describe('FormErrors', () => {
  it('takes the focus and leads to the field', () => {
    const errors = [{ name: 'email', text: 'Invalid email' }];
    render(
      <>
        <FormErrors title="Look again" errors={errors} />
        <TextField name="email" label="E-mail" error="Invalid email" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('link', { name: 'Invalid email' }));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('is not there without errors', () => {
    render(<FormErrors title="Look again" errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
