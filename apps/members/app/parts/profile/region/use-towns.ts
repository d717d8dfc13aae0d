import type { CallAnswer } from '@vesper/contract';
import { isCountry } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { typeInto } from '../../typing/fill-in.ts';

/** Whoever writes on is not asked for at each letter. */
const pauseMs = 200;
/** One letter is no beginning of a name yet. */
const fewestLetters = 2;

type Towns = CallAnswer<'towns'>['towns'];

/** Of a town that lies in one region alone the form says that one: "Edinburgh, London" is nowhere. */
const followRegion = (form: HTMLFormElement | null, towns: Towns, name: string): void => {
  const [region, ...others] = towns.find((town) => town.name === name)?.regions ?? [];
  const field = form?.elements.namedItem('region');
  if (region === undefined || others.length > 0 || !(field instanceof HTMLSelectElement)) return;
  if ([...field.options].some(({ value }) => value === region)) typeInto(field, region);
};

/**
 * Towns of the country that the field's form says which begin as what is being written in it. They only help along: where they do not
 * come there are none, and any name may be written.
 */
export const useTowns = () => {
  const session = useSessionHandle();
  const [towns, setTowns] = useState<Towns>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const onInput = ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
    asking.current?.abort();
    // What fills the field by itself (a place that was found, an edit that was left) is whole.
    if (document.activeElement !== field) return;
    const start = field.value.trim();
    followRegion(field.form, towns, start);
    const country = new FormData(field.form ?? undefined).get('country');
    if (start.length < fewestLetters || !isCountry(country)) return setTowns([]);
    const controller = new AbortController();
    asking.current = controller;
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      const api = await browserApi(session);
      const answer = await api.call('towns', { query: { country, start }, signal });
      if (signal.aborted) return;
      setTowns(answer.towns);
      followRegion(field.form, answer.towns, start);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { towns, onInput };
};
