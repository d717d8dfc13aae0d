import { reactionCodes, reactionSigns } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { type MenuAct, OpenActionMenu, QuestionDialog } from '@vesper/ui';
import { Copy, Flag, Reply, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../../frame/messages.ts';
import { useOpenReport } from '../../first-view/open-report.ts';
import { actMessages } from './messages.ts';
import { type MessageActsOf, useMessageActs } from './use-message-acts.ts';
import { useMenuPlace } from './use-menu-place.ts';

await loadTexts('chat-acts');

export interface MessageActsProps extends MessageActsOf {
  /** The button beside the message. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Nothing more can be written here: there is nothing to answer with. */
  readonly mayAnswer: boolean;
  readonly onClose: () => void;
}

interface AskProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

const AskBeforeRemoving = ({ name, onYes, onClose }: AskProps) => {
  const intl = useIntl();
  return (
    <QuestionDialog
      title={intl.formatMessage(actMessages.remove)}
      closeLabel={intl.formatMessage(frameMessages.close)}
      keep={<FormattedMessage {...actMessages.cancel} />}
      yes={<FormattedMessage {...actMessages.remove} />}
      onYes={onYes}
      onClose={onClose}
    >
      <FormattedMessage {...actMessages.removeText} values={{ name }} />
    </QuestionDialog>
  );
};

/** What stands in the menu of a message, in this order; what only others' messages have stands between copying and the end. */
const useMenu = ({ message, ownId, mayAnswer }: MessageActsProps): MenuAct[] => {
  const intl = useIntl();
  const isOwn = message.senderId === ownId;
  const act = (id: keyof typeof actMessages, icon: MenuAct['icon']): MenuAct => ({
    id,
    label: intl.formatMessage(actMessages[id]),
    icon,
  });
  // What its sender has taken back was kept for a report.
  const report = isOwn ? [] : [act('report', <Flag size={22} aria-hidden="true" />)];
  if (message.removed) return report;
  return [
    ...(mayAnswer ? [act('answer', <Reply size={22} aria-hidden="true" />)] : []),
    ...(message.kind === 'text' ? [act('copy', <Copy size={22} aria-hidden="true" />)] : []),
    ...report,
    ...(isOwn ? [{ ...act('remove', <Trash2 size={22} aria-hidden="true" />), danger: true }] : []),
  ];
};

/** The open menu of one message, and the question before an own one is deleted. */
export default function MessageActs(props: MessageActsProps) {
  const { anchor, message, peer, onClose } = props;
  const intl = useIntl();
  const menu = useMenu(props);
  const place = useMenuPlace(anchor);
  const { own, react, remove, copy, answer } = useMessageActs(props);
  const report = useOpenReport();
  const [isAsked, setIsAsked] = useState(false);

  const act = (id: string): void => {
    if (id === 'remove') return setIsAsked(true);
    if (id === 'answer') answer();
    else if (id === 'copy') void copy();
    else if (id === 'report') report([message.seq]);
    const code = reactionCodes.find((known) => known === id);
    if (code) void react(code);
    onClose();
  };
  if (isAsked) {
    const row = anchor.current?.closest<HTMLElement>('[data-seq]');
    const yes = (): void => {
      // The button that had the focus goes with the words; the line that stays in their place takes it.
      void remove().then(() => {
        if (document.activeElement === document.body) row?.focus({ preventScroll: true });
      });
      onClose();
    };
    return <AskBeforeRemoving name={peer.name} onYes={yes} onClose={onClose} />;
  }
  return (
    <OpenActionMenu
      anchor={place}
      label={intl.formatMessage(actMessages.menu)}
      {...(!message.removed && {
        signs: {
          label: intl.formatMessage(actMessages.reactions),
          acts: reactionCodes.map((code) => ({
            id: code,
            label: intl.formatMessage(code === own ? actMessages.unreact : actMessages.react, { what: code }),
            sign: reactionSigns[code],
            chosen: code === own,
          })),
        },
      })}
      acts={menu}
      onAct={act}
      onClose={() => {
        // Choosing closes as well; what was chosen may have more to ask.
        queueMicrotask(() => setIsAsked((asked) => (asked || onClose(), asked)));
      }}
    />
  );
}
