import { LoadMore } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import type { GrowingList, ListPage } from './use-growing-list.ts';

export interface GrowingListFootProps {
  readonly list: GrowingList<ListPage>;
  /** The page after the last one shown, for who has no script; gets the cursor and answers a path without language prefix. */
  readonly hrefOf: (cursor: string) => string;
  readonly shownText: string;
  readonly moreLabel: string;
  readonly endText: string;
}

/** Ends a list that grows; a list that fits on its first page needs no end. */
export const GrowingListFoot = ({ list, hrefOf, shownText, moreLabel, endText }: GrowingListFootProps) => {
  const intl = useIntl();
  const { pages, next, isBusy, failure, more } = list;
  if (next === null && pages.length === 1) return null;
  return (
    <LoadMore
      shownText={shownText}
      hasMore={next !== null}
      moreLabel={moreLabel}
      href={next === null ? undefined : hrefOf(next)}
      onMore={more}
      busy={isBusy}
      endText={endText}
      error={
        failure === null
          ? undefined
          : {
              text: intl.formatMessage(errorMessage(failure)),
              retryLabel: intl.formatMessage(frameMessages.tryAgain),
            }
      }
    />
  );
};
