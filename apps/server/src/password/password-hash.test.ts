import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const password = 'a long walk by the sea';
const inMode = (mode: 'development' | 'production' | 'test') => ({ config: { mode } });
const served = ['development', 'production'] as const;

describe('the hash of a password', () => {
  it.each(served)('costs 19 MiB and two passes in %s', async (mode) => {
    expect(await hashPassword(inMode(mode), password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([...served, 'test' as const])('fits its password and no other in %s', async (mode) => {
    const stored = await hashPassword(inMode(mode), password);
    expect(await verifyPassword(inMode(mode), stored, password)).toBe(true);
    expect(await verifyPassword(inMode(mode), stored, 'another one')).toBe(false);
    expect(await verifyPassword(inMode(mode), null, 'nobody has this password')).toBe(false);
  });

  it.each(served)('that was made cheaply for tests is refused in %s', async (mode) => {
    const cheap = await hashPassword(inMode('test'), password);
    expect(await verifyPassword(inMode(mode), cheap, password)).toBe(false);
  });

  it('in test mode says that it is the cheap one', async () => {
    expect(await hashPassword(inMode('test'), password)).toContain('$m=8,t=1,p=1$');
  });
});
