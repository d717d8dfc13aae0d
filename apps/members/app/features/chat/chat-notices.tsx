import { useSession } from '@vesper/session';
import { AlertBanner, Button, LinkButton } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limitReasonId, limitStepId } from './limit-step.ts';
import { EngineFailure } from '../../frame/start/engine-failure.tsx';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { chatMessages } from './messages.ts';
import type { ChatView } from './engine/chat-view.ts';
import type { Chat } from './engine/use-chat.ts';
import { useStandingRefusal } from './use-standing-refusal.ts';
import { useView } from '../../parts/engine/use-later-actor.ts';

interface NoticesProps {
  readonly chat: Chat;
  readonly name: string;
  readonly cost: number;
  /** The code that a post without script was refused with. */
  readonly postRefusal?: string | undefined;
}

interface LimitProps {
  readonly cost: number;
  /** It stands from the start: nothing has been refused yet, and there is nothing to speak up about. */
  readonly isAhead: boolean;
  readonly onDismiss: (() => void) | null;
}

/** One line and the way on, within reach at every text size; where there is room, what it means. */
const Limit = ({
  isAhead,
  onDismiss,
  step,
  more,
  action,
  children,
}: Omit<LimitProps, 'cost'> & {
  /** What helps; always said. */
  readonly step?: ReactNode;
  readonly more?: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
}) => {
  const intl = useIntl();
  return (
    // Anew where it stood there before: a role that comes to what stands already is not read out.
    <AlertBanner
      key={isAhead ? 'ahead' : 'refused'}
      tone="warning"
      actions={action}
      {...(isAhead ? {} : { role: 'alert' as const })}
      {...(onDismiss && { onDismiss, dismissLabel: intl.formatMessage(chatMessages.dismiss) })}
    >
      <div>
        <p className="chat-notices__limit" id={limitReasonId}>
          {children}
        </p>
        {step ? <p>{step}</p> : null}
      </div>
      {isAhead || !more ? null : <p className="chat-notices__more">{more}</p>}
    </AlertBanner>
  );
};

/** What is bought is the same for whatever is missing. */
const GetCredits = () => (
  <LinkButton id={limitStepId} aria-describedby={limitReasonId} href="/credits" look="go">
    <FormattedMessage {...chatMessages.shortageAction} />
  </LinkButton>
);

const Shortage = ({ cost, heldCost, ...limit }: LimitProps & Pick<ChatView, 'heldCost'>) => {
  const credits = useSession((state) => state.user?.credits ?? 0);
  const text = (
    <FormattedMessage
      {...(heldCost === null ? chatMessages.shortageText : chatMessages.shortageKept)}
      values={{ cost: heldCost ?? cost, credits }}
    />
  );
  return (
    <Limit
      {...limit}
      // What a gift, a photo or a recording costs stands nowhere else: it is said where room is scarce as well.
      {...(heldCost === null ? { more: text } : { step: text })}
      action={<GetCredits />}
    >
      <FormattedMessage {...chatMessages.shortageTitle} />
    </Limit>
  );
};

const ConversationLimit = (props: Omit<LimitProps, 'cost'>) => {
  const limit = useSession((state) => state.settings.free_conversations);
  return (
    <Limit
      {...props}
      step={<FormattedMessage {...chatMessages.limitMore} />}
      more={<FormattedMessage {...chatMessages.limitText} values={{ limit }} />}
      action={<GetCredits />}
    >
      <FormattedMessage {...chatMessages.limitTitle} />
    </Limit>
  );
};

/** What stands between the messages and the composer: why writing does not work, and what helps. */
export const ChatNotices = ({ chat, name, cost, postRefusal }: NoticesProps) => {
  const { send } = chat;
  const mayReload = useView(chat, (view) => view.offers.includes('history.retried'));
  const mayDismiss = useView(chat, (view) => view.offers.includes('alert.dismissed'));
  const isUnconfirmed = useSession((state) => state.user?.status === 'not_confirmed');
  const heldCost = useView(chat, (view) => view.heldCost);
  const { code, isAhead } = useStandingRefusal(chat, cost, postRefusal);
  const dismiss = mayDismiss ? () => send({ type: 'alert.dismissed' }) : null;
  return (
    <div className="chat-notices">
      {isUnconfirmed ? (
        <AlertBanner>
          <FormattedMessage {...chatMessages.unconfirmed} />
        </AlertBanner>
      ) : null}
      <EngineFailure of={chat} />
      {mayReload ? (
        <AlertBanner
          tone="danger"
          role="alert"
          actions={
            <Button look="outline" onClick={() => send({ type: 'history.retried' })}>
              <FormattedMessage {...chatMessages.reload} />
            </Button>
          }
        >
          <FormattedMessage {...chatMessages.loadFailed} />
        </AlertBanner>
      ) : null}
      {code === 'not_enough_credits' ? (
        <Shortage cost={cost} heldCost={heldCost} isAhead={isAhead} onDismiss={dismiss} />
      ) : null}
      {code === 'free_conversation_limit' ? (
        <ConversationLimit isAhead={isAhead} onDismiss={dismiss} />
      ) : null}
      {code && code !== 'not_enough_credits' && code !== 'free_conversation_limit' ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(code)} values={{ name }} />
        </AlertBanner>
      ) : null}
    </div>
  );
};
