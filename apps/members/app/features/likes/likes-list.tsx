import type { LikeEntry } from '@vesper/contract';
import { Badge, Button, EmptyState, LinkButton } from '@vesper/ui';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { MemberTile } from '../member/member-tile.tsx';
import { likesMessages } from './messages.ts';

export const likeTypes = ['received', 'sent', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

export interface LikesPage {
  readonly entries: readonly LikeEntry[];
  readonly next: string | null;
}

const emptyTexts = {
  received: [likesMessages.emptyReceived, likesMessages.emptyReceivedText],
  sent: [likesMessages.emptySent, likesMessages.emptySentText],
  matches: [likesMessages.emptyMatches, likesMessages.emptyMatchesText],
} as const;

/** The first rows are seen at once. */
const eagerCards = 4;

/** One tab's members, newest first. */
export const LikesList = ({ type, first }: { readonly type: LikeType; readonly first: LikesPage }) => {
  const intl = useIntl();
  const fetcher = useFetcher<{ page: LikesPage }>();
  const [more, setMore] = useState<readonly LikesPage[]>([]);
  const arrived = fetcher.data?.page;

  useEffect(() => {
    if (arrived) setMore((known) => (known.includes(arrived) ? known : [...known, arrived]));
  }, [arrived]);

  const pages = [first, ...more];
  const entries = [
    ...new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry])).values(),
  ];
  const next = pages.at(-1)?.next ?? null;
  if (entries.length === 0) {
    const [title, text] = emptyTexts[type];
    return (
      <EmptyState
        title={intl.formatMessage(title)}
        icon={<Heart size={44} aria-hidden="true" />}
        actions={
          <LinkButton href="/members" look="go">
            <FormattedMessage {...likesMessages.search} />
          </LinkButton>
        }
      >
        <FormattedMessage {...text} />
      </EmptyState>
    );
  }
  return (
    <div className="stack stack--loose">
      <ul className="member-grid">
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <MemberTile
              member={entry.profile}
              href={`/likes/m/${entry.profile.id}?tab=${type}`}
              eager={index < eagerCards}
              extra={
                entry.like_new ? (
                  <Badge tone="success">
                    <FormattedMessage {...likesMessages.isNew} />
                  </Badge>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
      {next ? (
        <fetcher.Form method="get" className="likes-more">
          <input type="hidden" name="cursor" value={next} />
          <Button type="submit" look="outline" size="large" busy={fetcher.state !== 'idle'}>
            <FormattedMessage {...likesMessages.more} />
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  );
};
