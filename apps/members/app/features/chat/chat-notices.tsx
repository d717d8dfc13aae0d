import { useSession } from '@vesper/session';
import { AlertBanner, Button, LinkButton } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { EngineFailure } from '../../frame/start/engine-failure.tsx';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { chatMessages } from './messages.ts';
import type { Chat } from './engine/use-chat.ts';
import { useView } from '../../parts/engine/use-later-actor.ts';

interface NoticesProps {
  readonly chat: Chat;
  readonly name: string;
  readonly cost: number;
  /** The code that a post without script was refused with. */
  readonly postRefusal?: string | undefined;
}

const Shortage = ({
  cost,
  onDismiss,
}: {
  readonly cost: number;
  readonly onDismiss: (() => void) | null;
}) => {
  const intl = useIntl();
  const credits = useSession((state) => state.user?.credits ?? 0);
  return (
    <AlertBanner
      tone="warning"
      role="alert"
      title={intl.formatMessage(chatMessages.shortageTitle)}
      actions={
        <LinkButton href="/credits" look="go">
          <FormattedMessage {...chatMessages.shortageAction} />
        </LinkButton>
      }
      {...(onDismiss && { onDismiss, dismissLabel: intl.formatMessage(chatMessages.dismiss) })}
    >
      <FormattedMessage {...chatMessages.shortageText} values={{ cost, credits }} />
    </AlertBanner>
  );
};

const ConversationLimit = ({ onDismiss }: { readonly onDismiss: (() => void) | null }) => {
  const intl = useIntl();
  const limit = useSession((state) => state.settings.free_conversations);
  return (
    <AlertBanner
      tone="warning"
      role="alert"
      title={intl.formatMessage(chatMessages.limitTitle)}
      actions={
        <LinkButton href="/premium" look="gold">
          <FormattedMessage {...chatMessages.premium} />
        </LinkButton>
      }
      {...(onDismiss && { onDismiss, dismissLabel: intl.formatMessage(chatMessages.dismiss) })}
    >
      <FormattedMessage {...chatMessages.limitText} values={{ limit }} />
    </AlertBanner>
  );
};

/** What stands between the messages and the composer: why writing does not work, and what helps. */
export const ChatNotices = ({ chat, name, cost, postRefusal }: NoticesProps) => {
  const { send } = chat;
  const refusal = useView(chat, (view) => view.refusal);
  const mayReload = useView(chat, (view) => view.offers.includes('history.retried'));
  const mayDismiss = useView(chat, (view) => view.offers.includes('alert.dismissed'));
  const isUnconfirmed = useSession((state) => state.user?.status === 'not_confirmed');
  const code = refusal ?? postRefusal ?? null;
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
      {code === 'not_enough_credits' ? <Shortage cost={cost} onDismiss={dismiss} /> : null}
      {code === 'free_conversation_limit' ? <ConversationLimit onDismiss={dismiss} /> : null}
      {code && code !== 'not_enough_credits' && code !== 'free_conversation_limit' ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(code)} values={{ name }} />
        </AlertBanner>
      ) : null}
    </div>
  );
};
