import { type MouseEvent, useEffect, useRef } from 'react';
import { Button, LinkButton } from '../../actions/button.tsx';
import { AlertBanner } from '../../feedback/alert-banner/alert-banner.tsx';
import { Spinner } from '../../feedback/waiting/spinner.tsx';

export interface LoadMoreProps {
  /** Finished text for how many stand above, e.g. "20 of 134 members". It is spoken when it changes. */
  readonly shownText: string;
  /** False at the end of the list: `endText` takes the button's place. */
  readonly hasMore: boolean;
  readonly moreLabel: string;
  /** The page that shows the next ones; what the button does before scripts have come. */
  readonly href?: string | undefined;
  readonly onMore: () => void;
  readonly busy?: boolean;
  /** Said at the end of the list, e.g. "These are all". */
  readonly endText?: string | undefined;
  /** The next ones could not be loaded: what to say, and the label of the button that tries again. */
  readonly error?: { readonly text: string; readonly retryLabel: string } | undefined;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Keeps the focus in this place when the button that had it is gone at the end of the list. Answers where it goes. */
const useFocusAtEnd = (hasMore: boolean) => {
  const end = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hasMore && hadFocus.current) end.current?.focus();
    if (!hasMore) hadFocus.current = false;
  }, [hasMore]);
  const watch = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
  return { end, watch };
};

/** The foot of a list that grows: how many are shown, the button for more, and the end. */
export const LoadMore = (props: LoadMoreProps) => {
  const { shownText, hasMore, moreLabel, href, onMore, busy = false, endText, error } = props;
  const { end, watch } = useFocusAtEnd(hasMore);
  const more = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (!busy) onMore();
  };
  const label = error ? error.retryLabel : moreLabel;

  return (
    <div className="load-more" {...watch}>
      <p className="load-more__shown" role="status">
        {shownText}
      </p>
      {error && hasMore ? (
        <AlertBanner tone="danger" role="alert">
          {error.text}
        </AlertBanner>
      ) : null}
      {hasMore && href ? (
        <LinkButton
          href={href}
          look="outline"
          onClick={more}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          icon={busy ? <Spinner /> : null}
        >
          {label}
        </LinkButton>
      ) : null}
      {hasMore && !href ? (
        <Button look="outline" busy={busy} onClick={onMore}>
          {label}
        </Button>
      ) : null}
      {!hasMore && endText ? (
        <p ref={end} className="load-more__end" tabIndex={-1}>
          {endText}
        </p>
      ) : null}
    </div>
  );
};
