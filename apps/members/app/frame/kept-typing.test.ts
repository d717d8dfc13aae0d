import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepTyped, restoreTyped } from './kept-typing.ts';

const form = `<main><form>
  <input name="city" /><textarea name="about"></textarea><input name="password" type="password" />
  <input name="told" type="checkbox" value="mail" /><input name="told" type="checkbox" value="push" />
</form></main>`;

const field = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** The page in another language: the same fields, empty. */
const pageAnew = (): void => {
  document.body.innerHTML = form;
};

afterEach(() => vi.restoreAllMocks());

describe('what was typed when the language was changed', () => {
  const type = (): void => {
    field('[name=city]').value = 'Utrecht';
    field('[name=password]').value = 'three quiet words';
    field('[value=push]').checked = true;
  };

  it('stands in the page in the other language, secrets excepted, once', async () => {
    pageAnew();
    type();
    keepTyped();
    pageAnew();
    restoreTyped();
    await vi.waitFor(() => expect(field('[name=city]').value).toBe('Utrecht'));
    expect(field('[value=push]').checked).toBe(true);
    expect(field('[value=mail]').checked).toBe(false);
    expect(field('[name=password]').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is lost where the browser keeps nothing, and nothing else', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    pageAnew();
    type();
    expect(keepTyped).not.toThrow();
  });
});
