import { isCountry } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../frame/start/browser-api.ts';

/** Whoever writes on is not asked for at each letter. */
const pauseMs = 200;
/** One letter is no beginning of a name yet. */
const fewestLetters = 2;

/**
 * Towns of the country that the field's form says which begin as what is being written in it. They only help along: where they do not
 * come there are none, and any name may be written.
 */
export const useTowns = () => {
  const session = useSessionHandle();
  const [towns, setTowns] = useState<readonly string[]>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const onInput = ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
    asking.current?.abort();
    const start = field.value.trim();
    const country = new FormData(field.form ?? undefined).get('country');
    // What fills the field by itself (a place that was found, an edit that was left) is whole.
    if (document.activeElement !== field || start.length < fewestLetters || !isCountry(country)) return;
    const controller = new AbortController();
    asking.current = controller;
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      const api = await browserApi(session);
      const answer = await api.call('towns', { query: { country, start }, signal });
      if (!signal.aborted) setTowns(answer.towns);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { towns, onInput };
};
