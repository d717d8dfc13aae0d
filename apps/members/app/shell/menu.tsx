import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export interface MenuProps {
  readonly label: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

/** A menu on the browser's own `<details>`: it opens without script; script closes it on Escape, elsewhere clicks and navigation. */
export const Menu = ({ label, face, children }: MenuProps) => {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [key]);

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
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
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
