import { type RefObject, useEffect, useState } from 'react';

/** Shows single choices as they are stored, without a word of it to who saves what is changed. */
const show = (form: HTMLFormElement, values: Readonly<Record<string, string | null>>): void => {
  for (const field of form.elements) {
    const value = values[field.getAttribute('name') ?? ''];
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value;
    if (field instanceof HTMLSelectElement) field.value = value ?? '';
  }
};

interface FollowedOptions {
  /** What is stored of the section by now (`begunOf`), as the page has read it last. */
  readonly stored: string | undefined;
  /** As the form's fields hold it, where that is another thing; left out for sections that follow nothing. */
  readonly valuesIn: ((stored: string) => Readonly<Record<string, string | null>>) | undefined;
  readonly isPending: () => boolean;
  /** What the last save came to. */
  readonly result: unknown;
}

/**
 * Has a form of single choices follow what others of the member's pages have saved, unless something in it is not saved yet: a choice that is
 * made on a page as it was hours ago would take theirs back. Answers with what the next edit begins; nothing where it is as the form says itself.
 */
export const useFollowed = (
  form: RefObject<HTMLFormElement | null>,
  { stored, valuesIn, isPending, result }: FollowedOptions,
): string | undefined => {
  const [followed, setFollowed] = useState({ stored, result });
  useEffect(() => {
    if (!form.current || !valuesIn || stored === undefined) return;
    if (stored === followed.stored || isPending()) return;
    show(form.current, valuesIn(stored));
    setFollowed({ stored, result });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with what is stored, and with nothing else that changes
  }, [stored]);
  return valuesIn && followed.result === result ? followed.stored : undefined;
};
