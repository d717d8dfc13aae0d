import { type FormEvent, useState } from 'react';
import type { Refusal } from '../../frame/errors/refusal-of.ts';

type Fields = Readonly<Record<string, string>>;

export interface Refused extends Pick<Refusal, 'code' | 'params'> {
  readonly fields: Fields;
}

/** What is still wrong with a form that was refused. */
export interface StandingErrors {
  /** Codes by input name. */
  readonly fields: Fields;
  /** Why the whole was refused; null once everything that was named is right. */
  readonly refusal: Pick<Refusal, 'code' | 'params'> | null;
  /** For the form: notices what is put right. */
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

type Judge = (value: string, form: HTMLFormElement) => boolean;

const valueOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** What a browser can see of a value by itself. Everything else is the server's to judge, and open once it has changed. */
const judges: Readonly<Record<string, Judge>> = {
  // Its shape alone: the rule of the domain would be code that every form has to load.
  email_invalid: (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value.trim()),
  // As many as the rule of the domain asks for; the rest of it is a list of passwords.
  password_too_short: (value) => [...value.normalize('NFKC')].length >= 10,
  passwords_differ: (value, form) => value === valueOf(form, 'new_password'),
};

/** Whether an input is the field of this name, or one of its inputs where it has several. */
const belongsTo = (name: string, input: Element): boolean =>
  document.getElementById(`field-${name}`)?.contains(input) ?? false;

/**
 * The errors of a refused form that still stand: each goes when its field becomes right, and comes back when that is
 * undone. `answer` tells one refusal from the next.
 */
export const useStandingErrors = (refused: Refused | null | undefined, answer: unknown): StandingErrors => {
  const [righted, setRighted] = useState<{ of: unknown; names: ReadonlySet<string> }>({
    of: answer,
    names: new Set(),
  });
  const fields = refused?.fields ?? {};
  const isGone = (name: string): boolean => righted.of === answer && righted.names.has(name);
  const standing = Object.fromEntries(Object.entries(fields).filter(([name]) => !isGone(name)));
  const isAllRight = Object.keys(fields).length > 0 && Object.keys(standing).length === 0;
  return {
    fields: standing,
    refusal: refused && !isAllRight ? refused : null,
    onChange: ({ currentTarget: form, target }) => {
      if (!(target instanceof Element)) return;
      const input = target.getAttribute('name') ?? '';
      const isRight = ([name, code]: readonly [string, string]): boolean => {
        const judge = judges[code];
        if (judge) return judge(valueOf(form, name), form);
        return belongsTo(name, target) ? valueOf(form, input).trim() !== '' : isGone(name);
      };
      const names = Object.entries(fields)
        .filter(isRight)
        .map(([name]) => name);
      setRighted({ of: answer, names: new Set(names) });
    },
  };
};
