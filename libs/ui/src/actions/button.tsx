import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { KitLink, type KitLinkProps } from '../foundation/link.tsx';
import { Spinner } from '../feedback/waiting/spinner.tsx';

/** `go` is the one main act of a screen; `quiet` has no frame; `danger` cannot be undone. */
export type ButtonLook = 'go' | 'primary' | 'outline' | 'quiet' | 'danger' | 'gold';

interface LookProps {
  readonly look?: ButtonLook;
  readonly size?: 'normal' | 'large';
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

/** The classes of a button, for elements that the kit does not make. */
export const buttonClass = ({ look = 'primary', size = 'normal', wide = false }: LookProps = {}): string =>
  classNames('button', `button--${look}`, size === 'large' && 'button--large', wide && 'button--wide');

export interface ButtonProps extends LookProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Busy: keeps its label and its focus, and does not react. */
  readonly busy?: boolean;
}

export const Button = ({
  look,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(
      buttonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }),
      className,
    )}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {busy ? <Spinner /> : icon}
    <span>{children}</span>
  </button>
);

export interface LinkButtonProps extends LookProps, KitLinkProps {}

export const LinkButton = ({ look, size, wide, icon, className, children, ...link }: LinkButtonProps) => (
  <KitLink
    {...link}
    className={classNames(
      buttonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }),
      className,
    )}
  >
    {icon}
    <span>{children}</span>
  </KitLink>
);
