import { expect, it, vi } from 'vitest';
import { say } from './say.ts';

it('what members have written does nothing to the terminal of who reads it', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  say('see \u001B[2J\u001B]52;c;aGk=\u0007\n\tclosed');
  const [[printed]] = write.mock.calls as [[string]];
  write.mockRestore();
  expect(printed).toBe('see \uFFFD[2J\uFFFD]52;c;aGk=\uFFFD\n\tclosed\n');
});
