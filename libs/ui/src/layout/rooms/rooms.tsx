import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { KitLink } from '../../foundation/link.tsx';
import { useKeptPlace } from './use-kept-place.ts';

export interface RoomsProps {
  /** Over the list, as finished text; the title of the page where the list is the page. */
  readonly title: string;
  /** Whether a room is open; otherwise the list is, beside which the first room stands where both find place. */
  readonly open: boolean;
  /** The list of all rooms, a SideNav; told whether the first room stands beside it though none is open. */
  readonly list: (beside: boolean) => ReactNode;
  /** From a room back to the list, where they do not stand side by side. */
  readonly back: { readonly href: string; readonly label: string };
  /** The open room, or the first. */
  readonly children: ReactNode;
}

/** Whether the element is shown at this width; false until the page is alive. */
const useIsShown = (element: RefObject<HTMLElement | null>): boolean => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const now = element.current && getComputedStyle(element.current).display !== 'none';
      // Not so urgent that what the server has made would have to go for it before its code is there.
      if (now !== null) startTransition(() => setIsShown(now));
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [element]);
  return isShown;
};

/**
 * Many screens of one kind, such as the settings: on a desk the list of all beside the open one, on a phone the list alone,
 * and each room with its way back.
 */
export const Rooms = ({ title, open, list, back, children }: RoomsProps) => {
  const room = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(room);
  const whole = useRef<HTMLDivElement>(null);
  const notePressed = useKeptPlace(whole, open);
  const Title = open ? 'p' : 'h1';
  return (
    <div
      className={open ? 'rooms rooms--room' : 'rooms rooms--list'}
      ref={whole}
      onClickCapture={notePressed}
    >
      <div className="rooms__side">
        <Title className="rooms__title screen-title">{title}</Title>
        {list(!open && isShown)}
      </div>
      <div className="rooms__room" ref={room}>
        {open ? (
          <p className="rooms__back">
            <KitLink href={back.href} className="rooms__back-link">
              <ArrowLeft size={22} aria-hidden="true" />
              {back.label}
            </KitLink>
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
};
