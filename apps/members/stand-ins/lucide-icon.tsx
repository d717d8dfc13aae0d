import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon as `lucide-react` keeps it. */
interface IconData {
  readonly name: string;
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

const isTold = (props: object): boolean =>
  Object.entries(props).some(
    ([name, value]) => /^aria-|^(role|title|children)$/.test(name) && value !== undefined && value !== null,
  );

/**
 * Draws an icon just as `lucide-react` does for the properties that we give icons (`stand-ins.ts`): size, class and
 * whatever an `svg` has of its own. The server draws with the package itself; `lucide-icon.test.tsx` compares the two.
 */
const createLucideIcon = ({ name, size: box, node, aliases = [] }: IconData) => {
  const classes = [...new Set(['lucide', ...[name, ...aliases].map((known) => `lucide-${known}`)])].join(' ');
  return ({ size = 24, className, children, ...rest }: IconProps): ReactElement => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `${classes} ${className}` : classes}
      aria-hidden={isTold({ ...rest, children }) ? undefined : 'true'}
      {...rest}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
      {children}
    </svg>
  );
};

export default createLucideIcon;
