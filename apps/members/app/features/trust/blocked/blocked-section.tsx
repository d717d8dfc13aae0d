import type { BlockedMember } from '@vesper/contract';
import { Avatar, Button, EmptyState, FictionalMark } from '@vesper/ui';
import { Ban } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { usePictures } from '../../../frame/picture.ts';
import { GrowingListFoot } from '../../../parts/growing-list/growing-list-foot.tsx';
import { SettingsSection } from '../../../parts/settings/section.tsx';
import { roomMessages } from '../../../parts/settings/room-messages.ts';
import { LocalTime } from '../../../parts/time/local-time.tsx';
import { blockedMessages } from './blocked-messages.ts';
import type { BlockedPage } from './blocked-page.ts';
import { PlainUnblock } from '../plain-trust.ts';
import { UnblockDialog } from './unblock-dialog.tsx';
import { useBlockedList } from './use-blocked-list.ts';

interface BlockedRowProps {
  readonly member: BlockedMember;
  /** What reports the member: what was written before the block is kept for that. */
  readonly report: ReactNode;
  readonly onAsk: () => void;
}

const BlockedRow = ({ member, report, onAsk }: BlockedRowProps) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const { thumb } = usePictures();
  const { name, main_image: picture, fictional, blocked_at: at } = member;
  return (
    <li className="device">
      <Avatar picture={thumb(picture)} name={name} alt="" />
      <div className="device__text blocked__text">
        <strong>{name}</strong>
        {fictional ? <FictionalMark label={fictionalLabel} /> : null}
        <span className="text-muted">
          <FormattedMessage
            {...blockedMessages.when}
            values={{ when: <LocalTime value={at} dateStyle="long" /> }}
          />
        </span>
      </div>
      <div className="blocked__acts">
        <Button
          look="outline"
          className="by-script"
          aria-label={intl.formatMessage(blockedMessages.unblockOf, { name })}
          onClick={onAsk}
        >
          <FormattedMessage {...blockedMessages.unblock} />
        </Button>
        <noscript>{PlainUnblock ? <PlainUnblock member={member} /> : null}</noscript>
        {report}
      </div>
    </li>
  );
};

/** Says who has been unblocked; what had the focus is gone with the row, so that this takes it. */
const DoneNote = ({ name }: { readonly name: string | null }) => {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (name !== null) note.current?.focus();
  }, [name]);
  return (
    <p ref={note} className="blocked__done" role="status" tabIndex={-1}>
      {name === null ? null : <FormattedMessage {...blockedMessages.done} values={{ name }} />}
    </p>
  );
};

const Nobody = () => {
  const intl = useIntl();
  return (
    <EmptyState title={intl.formatMessage(blockedMessages.none)} icon={<Ban size={44} aria-hidden="true" />}>
      <FormattedMessage {...blockedMessages.noneText} />
    </EmptyState>
  );
};

export interface BlockedSectionProps {
  readonly first: BlockedPage;
  /** Whom the page was asked for to unblock, where it was asked without script. */
  readonly unblocked?: string | null;
  /** The button that reports somebody of the list. */
  readonly reportOf: (member: BlockedMember) => ReactNode;
}

/** Whom the member has blocked, each to be unblocked or reported from here. */
export const BlockedSection = ({ first, unblocked = null, reportOf }: BlockedSectionProps) => {
  const intl = useIntl();
  const { list, people, free } = useBlockedList(first);
  const [asked, setAsked] = useState<BlockedMember | null>(null);
  const [done, setDone] = useState<BlockedMember | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const finish = (member: BlockedMember) => () => {
    setAsked(null);
    setDone(member);
    free(member.id);
  };
  return (
    <SettingsSection level={1} title={roomMessages.blocked}>
      <DoneNote name={done?.name ?? unblocked} />
      {people.length === 0 && list.next === null ? (
        <Nobody />
      ) : (
        <>
          <ul className="devices">
            {people.map((member) => (
              <BlockedRow
                key={member.id}
                member={member}
                report={reportOf(member)}
                onAsk={() => setAsked(member)}
              />
            ))}
          </ul>
          <GrowingListFoot
            list={list}
            hrefOf={(cursor) => `/notifications/blocked?${new URLSearchParams({ cursor }).toString()}`}
            shownText={intl.formatMessage(blockedMessages.shown, { count: people.length })}
            moreLabel={intl.formatMessage(blockedMessages.more)}
            endText={intl.formatMessage(blockedMessages.end)}
          />
          {/* Behind the people: who comes here looks for one of them. */}
          <p className="text-muted">
            <FormattedMessage {...blockedMessages.intro} />
          </p>
        </>
      )}
      {asked ? <UnblockDialog key={asked.id} member={asked} onClose={close} onDone={finish(asked)} /> : null}
    </SettingsSection>
  );
};
