import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

export interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article';
  readonly padding?: 'normal' | 'large';
  readonly labelledBy?: string;
}

/** A white sheet that holds one thing. */
export const Card = ({ children, as: Element = 'div', padding = 'normal', labelledBy }: CardProps) => (
  <Element className={classNames('card', padding === 'large' && 'card--large')} aria-labelledby={labelledBy}>
    {children}
  </Element>
);
