import { useEffect } from 'react';

/** Chooses what was saved along with something else (whom one looks for follows from what one is), where nothing is chosen yet. */
export const useFollowedChoice = (name: string, saved: string | null): void =>
  useEffect(() => {
    const choices = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)];
    if (saved === null || choices.some(({ checked }) => checked)) return;
    const choice = choices.find(({ value }) => value === saved);
    if (choice) choice.checked = true;
  }, [name, saved]);
