import { type ReactNode, useEffect, useRef } from 'react';

export interface DisclosureMenuProps {
  /** What the button is called, for screen readers; the face is what one sees. */
  readonly label: string;
  readonly face: ReactNode;
  /** Links and forms. */
  readonly children: ReactNode;
  /** Closes the menu when it changes: the key of the page's address, say. */
  readonly closeKey?: string;
}

/**
 * A button that opens a sheet of links or settings, on the browser's own `<details>`: it opens without script; script
 * closes it on Escape, on a click elsewhere and when the focus leaves it.
 */
export const DisclosureMenu = ({ label, face, children, closeKey }: DisclosureMenuProps) => {
  const ref = useRef<HTMLDetailsElement>(null);

  // One that was opened before scripts came stays open.
  const shownFor = useRef(closeKey);
  useEffect(() => {
    if (ref.current && shownFor.current !== closeKey) ref.current.open = false;
    shownFor.current = closeKey;
  }, [closeKey]);

  // Its sheet is laid out while the browser has nothing to do: a first press finds it as every later one does. Safari has no
  // such moment, and lays it out when it opens.
  useEffect(() => {
    (window as Partial<Window>).requestIdleCallback?.(() =>
      ref.current?.lastElementChild?.getBoundingClientRect(),
    );
  }, []);

  useEffect(() => {
    const close = (event: Event): void => {
      const menu = ref.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && menu.contains(event.target)) return;
      menu.open = false;
    };
    const types = ['click', 'keydown', 'focusin'];
    for (const type of types) document.addEventListener(type, close);
    return () => types.forEach((type) => document.removeEventListener(type, close));
  }, []);

  return (
    <details className="menu" ref={ref} name="top-menu">
      <summary className="menu__button">
        <span className="visually-hidden">{label}</span>
        {face}
      </summary>
      <div className="menu__sheet">{children}</div>
    </details>
  );
};
