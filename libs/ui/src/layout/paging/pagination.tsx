import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from '../../actions/button.tsx';

/** A way to another page of a list. */
export interface PageLink {
  readonly href: string;
  readonly label: string;
}

export interface PaginationProps {
  /** What these pages are pages of, for screen readers, e.g. "Pages of the member list". */
  readonly label: string;
  /** Finished text for where one is, e.g. "Page 2". */
  readonly currentText: string;
  /** Null on the first page. */
  readonly previous: PageLink | null;
  /** Null on the last page. */
  readonly next: PageLink | null;
}

/** Links to the page before and after: for lists that one works through, where a place must have an address. */
export const Pagination = ({ label, currentText, previous, next }: PaginationProps) => (
  <nav className="pagination" aria-label={label}>
    <div className="pagination__previous">
      {previous ? (
        <LinkButton
          href={previous.href}
          look="outline"
          rel="prev"
          icon={<ChevronLeft size={20} aria-hidden="true" />}
        >
          {previous.label}
        </LinkButton>
      ) : null}
    </div>
    <p className="pagination__current">{currentText}</p>
    <div className="pagination__next">
      {next ? (
        <LinkButton href={next.href} look="outline" rel="next">
          {next.label}
          <ChevronRight size={20} aria-hidden="true" />
        </LinkButton>
      ) : null}
    </div>
  </nav>
);
