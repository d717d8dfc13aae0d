import { type FormEvent, useState } from 'react';
import { laterPart } from '../../../frame/later/later-part.tsx';

/** Few matches are taken back: what asks comes when it is needed. */
const TakeBack = laterPart(async () => (await import('./take-back.tsx')).TakeBack, { failure: 'over' });

/** What a heart's form does when it is sent, and the question that holds it back where the like is that of a match. */
export const useTakeBack = (name: string, isMatch: boolean, send: (form: HTMLFormElement) => void) => {
  const [held, setHeld] = useState<HTMLFormElement | null>(null);
  return {
    /** Pressed, it is asked for first; without script something else stands in its place, which asks. */
    isMatch,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!isMatch) return;
      event.preventDefault();
      setHeld(event.currentTarget);
    },
    question: held ? (
      <TakeBack
        name={name}
        onKeep={() => setHeld(null)}
        onTakeBack={() => {
          setHeld(null);
          send(held);
        }}
      />
    ) : null,
  };
};
