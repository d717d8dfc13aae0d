import { useOwnId } from '@vesper/session';
import { Avatar, EmptyState, FictionalMark, KitLink } from '@vesper/ui';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../../frame/fictional-label.ts';
import { usePictures } from '../../../../frame/picture.ts';
import { GrowingListFoot } from '../../../../parts/growing-list/growing-list-foot.tsx';
import { useGrowingList } from '../../../../parts/growing-list/use-growing-list.ts';
import { useStillThere } from '../../../../parts/profile/shown/gone.ts';
import { useNamed } from '../../first-view/use-peer-name.ts';
import { messageHref } from '../../without-script/older-page.ts';
import { useHasScript } from '../../without-script/use-has-script.ts';
import { listMessages } from '../list-messages.ts';
import { RelativeTime } from '../rows/relative-time.tsx';
import { type FoundPage, readFoundPage } from './found-page.ts';
import { searchMessages } from './search-messages.ts';

/** Pages that hold nothing are read one after the other by themselves, up to so many. */
const mostByItself = 10;

type FoundMessage = FoundPage['messages'][number];

interface FoundRowProps {
  readonly href: string;
  readonly profile: FoundMessage['profile'];
  /** What is said beside the name. */
  readonly time?: ReactNode;
  readonly children?: ReactNode;
}

const FoundRow = ({ href, profile, time, children }: FoundRowProps) => {
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const peer = useNamed()(profile);
  return (
    <li>
      <KitLink href={href} className="chat-row">
        <Avatar picture={thumb(peer.main_image)} name={peer.name} alt="" online={peer.online} />
        <span className="chat-row__name">{peer.name}</span>
        {time ? <span className="chat-row__time">{time}</span> : null}
        {peer.fictional ? <FictionalMark label={fictionalLabel} /> : null}
        {children ? (
          <span className="chat-row__line">
            <span className="chat-row__found">{children}</span>
          </span>
        ) : null}
      </KitLink>
    </li>
  );
};

/** The line around what was found in a message, marked. */
const FoundLine = ({ message: { sender, excerpt } }: { readonly message: FoundMessage }) => {
  const { before, hit, after } = excerpt;
  const line = (
    <>
      {before}
      <mark>{hit}</mark>
      {after}
    </>
  );
  return sender === useOwnId() ? (
    <FormattedMessage {...listMessages.ownLast} values={{ text: line }} />
  ) : (
    line
  );
};

const People = ({ people }: { readonly people: readonly FoundPage['people'][number][] }) => (
  <section className="stack">
    <h2 className="chat-search__heading">
      <FormattedMessage {...searchMessages.people} />
    </h2>
    <ul className="chat-list">
      {people.map(({ conversation, profile }) => (
        <FoundRow key={conversation} href={`/chats/${conversation}`} profile={profile} />
      ))}
    </ul>
  </section>
);

const Messages = ({
  messages,
  nowMs,
}: {
  readonly messages: readonly FoundMessage[];
  readonly nowMs: number;
}) => {
  const hasScript = useHasScript();
  return (
    <section className="stack">
      <h2 className="chat-search__heading">
        <FormattedMessage {...searchMessages.messages} />
      </h2>
      <ul className="chat-list">
        {messages.map((message) => (
          <FoundRow
            key={`${message.conversation} ${message.seq}`}
            href={messageHref(message.conversation, message.seq, hasScript)}
            profile={message.profile}
            time={<RelativeTime value={message.sent_at} firstNowMs={nowMs} />}
          >
            <FoundLine message={message} />
          </FoundRow>
        ))}
      </ul>
    </section>
  );
};

/** What was found by the search in the conversations, and the way on to older messages. */
export const ChatSearchResults = ({ first }: { readonly first: FoundPage }) => {
  const intl = useIntl();
  const { q, nowMs } = first;
  const stillThere = useStillThere();
  const people = stillThere(first.people, ({ profile }) => profile.id);
  const list = useGrowingList(first, (api, cursor) => readFoundPage(api, q, cursor));
  const { pages, next, isBusy, failure, more } = list;
  const messages = stillThere(
    pages.flatMap((page) => page.messages),
    ({ profile }) => profile.id,
  );
  const goesOn = messages.length === 0 && next !== null && failure === null && pages.length < mostByItself;
  useEffect(() => {
    if (goesOn && !isBusy) more();
  }, [goesOn, isBusy, more]);
  return (
    <div className="stack" role="region" aria-label={intl.formatMessage(searchMessages.title, { words: q })}>
      {people.length > 0 ? <People people={people} /> : null}
      {messages.length > 0 ? <Messages messages={messages} nowMs={nowMs} /> : null}
      <p className={goesOn ? 'chat-search__looking' : 'visually-hidden'} role="status">
        {goesOn ? intl.formatMessage(searchMessages.looking) : null}
        {!goesOn && messages.length > 0
          ? intl.formatMessage(searchMessages.shown, { count: messages.length })
          : null}
      </p>
      {people.length + messages.length === 0 && next === null ? (
        <EmptyState
          title={intl.formatMessage(searchMessages.nothing, { words: q })}
          icon={<SearchX size={44} aria-hidden="true" />}
        >
          <FormattedMessage {...searchMessages.nothingText} />
        </EmptyState>
      ) : goesOn ? null : (
        <GrowingListFoot
          list={list}
          hrefOf={(cursor) => `/chats?${new URLSearchParams({ q, cursor }).toString()}`}
          shownText={intl.formatMessage(searchMessages.shown, { count: messages.length })}
          moreLabel={intl.formatMessage(searchMessages.more)}
          endText={intl.formatMessage(searchMessages.end)}
        />
      )}
    </div>
  );
};
