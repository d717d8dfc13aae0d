import type { CallAnswer } from '@vesper/contract';
import { isCountry } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { typeInto } from '../../typing/fill-in.ts';

/** Whoever writes on is not asked for at each letter. */
const pauseMs = 200;
/** One letter is no beginning of a name yet. */
const fewestLetters = 2;

type Towns = CallAnswer<'towns'>['towns'];

/** The region that a form has said by itself, and the one that stood there before. */
interface Followed {
  readonly region: string;
  readonly before: string;
}

/**
 * Of a town that lies in one region alone the form says that one ("Edinburgh, London" is nowhere), as long as its name stands
 * there: for another name it is taken back, unless somebody has chosen since.
 */
const followRegion = (
  form: HTMLFormElement | null,
  town: Towns[number] | undefined,
  followed: Followed | null,
): Followed | null => {
  const field = form?.elements.namedItem('region');
  if (!(field instanceof HTMLSelectElement)) return null;
  const own = followed?.region === field.value ? followed : null;
  const before = own?.before ?? field.value;
  const [region, ...others] = town?.regions ?? [];
  const isKnown = region !== undefined && others.length === 0;
  const wanted = isKnown && [...field.options].some(({ value }) => value === region) ? region : before;
  if (wanted !== field.value) typeInto(field, wanted);
  return wanted === before ? null : { region: wanted, before };
};

/** What stands in the form as its region, or its country. */
const valueIn = (form: HTMLFormElement | null, name: 'country' | 'region') =>
  new FormData(form ?? undefined).get(name);

/** The one that is named so; or the only one that may be meant, by an answer to what stands there. */
const townOf = (towns: Towns, name: string, isAnswer: boolean): Towns[number] | undefined => {
  const meant = isAnswer ? towns.filter((town) => town.meant) : [];
  return towns.find((town) => town.name === name) ?? (meant.length === 1 ? meant[0] : undefined);
};

/**
 * Towns of the country that the field's form says which begin as what is being written in it. They only help along: where they do not
 * come there are none, and any name may be written.
 */
export const useTowns = () => {
  const session = useSessionHandle();
  const [towns, setTowns] = useState<Towns>([]);
  const asking = useRef<AbortController>(null);
  const followed = useRef<Followed>(null);
  const written = useRef<string>(null);
  const asked = useRef<ReturnType<typeof valueIn>>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const onInput = ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
    asking.current?.abort();
    // What fills the field by itself (a place that was found, an edit that was left) is whole.
    if (document.activeElement !== field) return;
    const start = field.value.trim();
    if (start === written.current) return;
    written.current = start;
    followed.current = followRegion(field.form, townOf(towns, start, false), followed.current);
    const country = valueIn(field.form, 'country');
    asked.current = country;
    if (start.length < fewestLetters || !isCountry(country)) return setTowns([]);
    const controller = new AbortController();
    asking.current = controller;
    const { signal } = controller;
    const region = valueIn(field.form, 'region');
    const ask = async (): Promise<void> => {
      const api = await browserApi(session);
      const answer = await api.call('towns', { query: { country, start }, signal });
      if (signal.aborted) return;
      setTowns(answer.towns);
      // Somebody has chosen while the answer was on its way.
      if (valueIn(field.form, 'region') !== region) return;
      followed.current = followRegion(field.form, townOf(answer.towns, start, true), followed.current);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const onFocus = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>): void => {
    if (valueIn(form, 'country') === asked.current) return;
    // Another country has been chosen since: what is offered lies in the one before.
    written.current = null;
    setTowns([]);
  };
  return { towns, onInput, onFocus };
};
