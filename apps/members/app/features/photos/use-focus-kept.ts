import { type FocusEvent, useEffect, useRef } from 'react';

/** Where the focus was: at which photo, and whether at one of the arrows that move it. */
interface Place {
  readonly photo: string;
  readonly isMove: boolean;
}

const placeOf = (target: Element): Place | null => {
  const photo = target.closest('[data-photo]')?.getAttribute('data-photo') ?? null;
  return photo === null ? null : { photo, isMove: target.closest('.own-photo__moves') !== null };
};

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/**
 * An act takes away the very button that was pressed: a photo moved to the end goes no further, the main one is not made main. Who
 * goes by keyboard then goes on at the same photo, or, where it has gone itself, from the heading of what is left.
 * @param count how many photos there are
 * @param onFocus what else is done when the focus comes to one
 */
export const useFocusKept = (count: number, onFocus: () => void) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Place | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasGone = count < before.current;
    before.current = count;
    if (!isLost() || !(hasGone || last.current)) return;
    const { photo, isMove = false } = last.current ?? {};
    const item = [...(list.current?.children ?? [])].find(
      (each) => photo !== undefined && each.getAttribute('data-photo') === photo,
    );
    const move = isMove ? item?.querySelector<HTMLElement>('.own-photo__moves button') : null;
    const button = move ?? item?.querySelector<HTMLElement>('button');
    if (button) button.focus();
    else heading.current?.focus({ preventScroll: true });
  });
  return {
    heading,
    list: {
      ref: list,
      // What is taken away says nothing when it loses the focus: the place stays known.
      onFocus: (event: FocusEvent) => {
        last.current = placeOf(event.target);
        onFocus();
      },
      onBlur: () => {
        last.current = null;
      },
    },
  };
};
