import type { ChatEvent } from '@vesper/domain';
import { useSession } from '@vesper/session';
import { AlertBanner, Button, LinkButton } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatView } from '../first-view/chat-view.ts';
import { limitReasonId, limitStepId } from '../first-view/limit-step.ts';
import { chatMessages } from '../first-view/messages.ts';

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
      step={
        <span className="chat-notices__spare">
          <FormattedMessage {...chatMessages.limitMore} />
        </span>
      }
      more={<FormattedMessage {...chatMessages.limitText} values={{ limit }} />}
      action={<GetCredits />}
    >
      <FormattedMessage {...chatMessages.limitTitle} />
    </Limit>
  );
};

export interface LimitsProps extends LimitProps, Pick<ChatView, 'heldCost'> {
  readonly code: 'not_enough_credits' | 'free_conversation_limit';
}

/** What writing stops at for a free member, or for want of credits, and the way on. */
export const ChatLimits = ({ code, heldCost, ...limit }: LimitsProps) =>
  code === 'not_enough_credits' ? (
    <Shortage {...limit} heldCost={heldCost} />
  ) : (
    <ConversationLimit {...limit} />
  );

/** The messages did not come. */
export const Reload = ({ send }: { readonly send: (event: ChatEvent) => void }) => (
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
);
