import { longestCity } from '@vesper/domain';
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
  /** Whether anything was changed since the form was sent last: then it does not hold that all is saved. */
  readonly changed: boolean;
  /** For the form: notices what is put right, and what is changed. */
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** For a form that says "Saved": what stands in it now is on its way. */
  readonly onSubmit: () => void;
}

type Judge = (value: string, form: HTMLFormElement) => boolean;
/** Whether a value is right now, by the code of what was wrong with it. */
export type Judges = Readonly<Record<string, Judge>>;

const valueOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

const isAddress: Judge = (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value.trim());

/** What a browser can see of a value by itself. Everything else is the server's to judge, and open once it has changed. */
const judges: Judges = {
  // Its shape alone: the rule of the domain would be code that every form has to load.
  email_invalid: isAddress,
  new_email_invalid: isAddress,
  // As many as the rule of the domain asks for; the rest of it is a list of passwords.
  password_too_short: (value) => [...value.normalize('NFKC')].length >= 10,
  city_too_long: (value) => [...value].length <= longestCity,
  passwords_differ: (value, form) => value === valueOf(form, 'new_password'),
};

/** Whether an input is the field of this name, or one of its inputs where it has several. */
const belongsTo = (name: string, input: Element): boolean =>
  document.getElementById(`field-${name}`)?.contains(input) ?? false;

interface Righted {
  readonly of: unknown;
  readonly names: ReadonlySet<string>;
}

/**
 * The errors of a refused form that still stand: each goes when its field becomes right, and comes back when that is
 * undone. `answer` tells one refusal from the next; `own` are judges for codes that only this form knows how to judge.
 */
export const useStandingErrors = (
  refused: Refused | null | undefined,
  answer: unknown,
  own: Judges = {},
): StandingErrors => {
  const [righted, setRighted] = useState<Righted>({ of: answer, names: new Set() });
  const [changed, setChanged] = useState(false);
  const fields = refused?.fields ?? {};
  const isGone = (name: string): boolean => righted.of === answer && righted.names.has(name);
  const standing = Object.fromEntries(Object.entries(fields).filter(([name]) => !isGone(name)));
  const isAllRight = Object.keys(fields).length > 0 && Object.keys(standing).length === 0;
  return {
    fields: standing,
    refusal: refused && !isAllRight ? refused : null,
    changed,
    onSubmit: () => setChanged(false),
    onChange: ({ currentTarget: form, target }) => {
      if (!(target instanceof Element)) return;
      const input = target.getAttribute('name') ?? '';
      // What has no name is not sent: it only shows more of the form.
      if (input !== '') setChanged(true);
      const isRight = ([name, code]: readonly [string, string]): boolean => {
        const judge = own[code] ?? judges[code];
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
