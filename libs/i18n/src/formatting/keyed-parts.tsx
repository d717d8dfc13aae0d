import { Fragment, isValidElement, type ReactNode } from 'react';

/** Parts of a text to be rendered one after the other: React wants a key for each element among them. */
export const keyedParts = (parts: readonly unknown[]): ReactNode[] =>
  (parts as readonly ReactNode[]).map((part, index) =>
    isValidElement(part) ? <Fragment key={index}>{part}</Fragment> : part,
  );
