import { type ComponentType, createContext, type MouseEventHandler, type ReactNode, useContext } from 'react';

/** What every link of the kit takes. */
export interface KitLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  /** For what leads here or is described by it. */
  readonly id?: string | undefined;
  readonly 'aria-busy'?: boolean | undefined;
  /** `location` for a part of the page itself. */
  readonly 'aria-current'?: 'page' | 'location' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-disabled'?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-hidden'?: boolean | undefined;
  readonly rel?: 'next' | 'prev' | undefined;
  readonly tabIndex?: number | undefined;
  /** What has a `view-transition-name` on both pages moves from one to the other, where the browser can. */
  readonly viewTransition?: boolean | undefined;
  /** Runs before the app navigates; prevent the event to do something else instead. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

const PlainLink = ({ viewTransition: _moves, ...props }: KitLinkProps) => <a {...props} />;

/** Lets an app put its router's link in the place of `<a>` in every component of the kit. */
export const LinkContext = createContext<ComponentType<KitLinkProps>>(PlainLink);

/** A link that navigates the way the app does. */
export const KitLink = (props: KitLinkProps) => {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
};
