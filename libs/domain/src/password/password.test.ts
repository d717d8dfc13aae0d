import { describe, expect, it } from 'vitest';
import { checkPassword } from './password.ts';

describe('checkPassword', () => {
  const about = { email: 'anna@example.org', username: 'Anna Berg' };

  it.each([
    ['short pas', 'password_too_short'],
    ['x1'.repeat(65), 'password_too_long'],
    ['Password123', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['0123456789', 'password_common'],
    ['9876543210', 'password_common'],
    ['anna@example.org', 'password_common'],
    ['Anna Berg 1970!', 'password_common'],
    ['anna1234567', 'password_common'],
  ])('refuses %j', (password, code) => {
    expect(checkPassword(password, about)).toBe(code);
  });

  it.each(['quiet river 7 stones', 'x1'.repeat(64), 'żółw 12 na rowerze'])('takes %j', (password) => {
    expect(checkPassword(password, about)).toBeNull();
  });
});
